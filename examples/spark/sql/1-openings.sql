-- The most common openings, and how they score
-- The two most common first four plies of each game, in valid records, if they occur more than once. The last columns tell, in
-- per cent, how often the seat that begins won, how often the other seat did, and how often nobody had won when the record stopped.
WITH opening AS (
    SELECT file, index, array_join(transform(array_sort(collect_list(struct(number, move))), each -> each.move), ' / ') AS played
    FROM plies
    WHERE number <= 4
    GROUP BY file, index
    HAVING count(*) = 4
), scored AS (
    SELECT game, options, played, count(*) AS games,
           CAST(round(100 * avg(CAST(result = seats[0].seat AS INT))) AS INT) AS first_seat,
           CAST(round(100 * avg(CAST(result = seats[1].seat AS INT))) AS INT) AS second_seat,
           CAST(round(100 * avg(CAST(result IN ('*', 'draw') AS INT))) AS INT) AS nobody
    FROM records JOIN opening USING (file, index)
    WHERE valid
    GROUP BY game, options, played
)
SELECT game, options, played, games, first_seat, second_seat, nobody
FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY games DESC, options, played) AS place FROM scored)
WHERE place <= 2 AND games > 1
ORDER BY games DESC, game, played
LIMIT 10;
