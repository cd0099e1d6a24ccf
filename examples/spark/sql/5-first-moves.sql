-- Results by the first move
-- Valid records of which the result is known. The last two columns tell, in per cent, who won.
SELECT r.game, r.options, p.move AS first_move, count(*) AS games,
       CAST(round(100 * avg(CAST(r.result = r.seats[0].seat AS INT))) AS INT) AS first_seat,
       CAST(round(100 * avg(CAST(r.result = r.seats[1].seat AS INT))) AS INT) AS second_seat
FROM records r JOIN plies p USING (file, index)
WHERE p.number = 1 AND r.valid AND r.result <> '*'
GROUP BY r.game, r.options, p.move
ORDER BY games DESC, r.game, first_move
LIMIT 12;
