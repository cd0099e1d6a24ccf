-- The most common openings, and how they score
-- The first four plies of every valid record. The last columns tell, in per cent, how often the seat that begins won, how
-- often the other seat did, and how often nobody had won when the record stopped.
WITH opening AS (
    SELECT file, index, array_join(transform(array_sort(collect_list(struct(number, move))), each -> each.move), ' / ') AS played
    FROM plies
    WHERE number <= 4
    GROUP BY file, index
    HAVING count(*) = 4
)
SELECT game, options, played, count(*) AS games,
       CAST(round(100 * avg(CAST(result = seats[0].seat AS INT))) AS INT) AS first_seat,
       CAST(round(100 * avg(CAST(result = seats[1].seat AS INT))) AS INT) AS second_seat,
       CAST(round(100 * avg(CAST(result IN ('*', 'draw') AS INT))) AS INT) AS nobody
FROM records JOIN opening USING (file, index)
WHERE valid
GROUP BY game, options, played
ORDER BY games DESC, game, played
LIMIT 8;
