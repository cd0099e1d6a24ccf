-- Results by the first move
-- The four most common first moves of each game, in valid records of which the result is known. The last two columns tell, in per
-- cent, who won.
WITH scored AS (
    SELECT r.game, r.options, p.move AS first_move, count(*) AS games,
           CAST(round(100 * avg(CAST(r.result = r.seats[0].seat AS INT))) AS INT) AS first_seat,
           CAST(round(100 * avg(CAST(r.result = r.seats[1].seat AS INT))) AS INT) AS second_seat
    FROM records r JOIN plies p USING (file, index)
    WHERE p.number = 1 AND r.valid AND r.result <> '*'
    GROUP BY r.game, r.options, p.move
)
SELECT game, options, first_move, games, first_seat, second_seat
FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY games DESC, options, first_move) AS place FROM scored)
WHERE place <= 4
ORDER BY games DESC, game, first_move
LIMIT 16;
