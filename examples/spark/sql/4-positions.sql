-- The positions reached most often
-- Positions after the sixth ply and later, by their hash: of each game the two most common ones that occur more than once, and the
-- moves of one record that leads there.
WITH reached AS (
    SELECT game, position, count(DISTINCT file, index) AS games, min(struct(file, index, number)) AS example
    FROM plies
    WHERE number >= 6
    GROUP BY game, position
), common AS (
    SELECT position, games, example
    FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY games DESC, position) AS place FROM reached)
    WHERE place <= 2 AND games > 1
    ORDER BY games DESC, position
    LIMIT 8
)
SELECT r.game, r.options, format_string('%016x', common.position) AS position, common.games,
       array_join(transform(array_sort(collect_list(struct(p.number, p.move))), each -> each.move), ' / ') AS played
FROM common
JOIN plies p ON p.file = example.file AND p.index = example.index AND p.number <= example.number
JOIN records r ON r.file = example.file AND r.index = example.index
GROUP BY r.game, r.options, common.position, common.games
ORDER BY games DESC, position;
