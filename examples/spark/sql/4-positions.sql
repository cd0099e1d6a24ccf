-- The positions reached most often
-- Positions after the sixth ply and later, by their hash, and the moves of one record that leads there.
WITH reached AS (
    SELECT position, count(DISTINCT file, index) AS games, min(struct(file, index, number)) AS example
    FROM plies
    WHERE number >= 6
    GROUP BY position
    ORDER BY games DESC, position
    LIMIT 6
)
SELECT r.game, r.options, format_string('%016x', reached.position) AS position, reached.games,
       array_join(transform(array_sort(collect_list(struct(p.number, p.move))), each -> each.move), ' / ') AS played
FROM reached
JOIN plies p ON p.file = example.file AND p.index = example.index AND p.number <= example.number
JOIN records r ON r.file = example.file AND r.index = example.index
GROUP BY r.game, r.options, reached.position, reached.games
ORDER BY games DESC, position;
