-- The longest games
-- The three longest valid records of each game.
SELECT game, options, plies, result, rule, element_at(split(file, '/'), -1) AS file, index
FROM (SELECT *, row_number() OVER (PARTITION BY game ORDER BY plies DESC, file, index) AS place FROM records WHERE valid)
WHERE place <= 3
ORDER BY game, place;
