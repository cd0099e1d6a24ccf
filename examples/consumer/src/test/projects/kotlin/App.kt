package com.example.kotlin

import com.fasterxml.jackson.databind.ObjectMapper
import org.ludex.core.Verdict
import org.ludex.kamisado.Kamisado
import org.ludex.kamisado.KamisadoMove
import org.ludex.kamisado.KamisadoPosition
import org.ludex.kamisado.Square
import org.ludex.notation.io.RecordReader
import org.ludex.notation.json.LudexModule

fun main() {
    val start: KamisadoPosition = Kamisado.GAME.start()
    val position = start.play(start.move(Square.C1, Square.F4))
    val answer: String = when (val verdict = position.judge(position.move(Square.A8, Square.A5))) {
        is Verdict.Legal -> "legal"
        is Verdict.Illegal -> verdict.rule().code()
        is Verdict.Unproven -> "unproven"
    }
    println(answer)

    val moves: List<KamisadoMove> = position.legalMoves()
    println("${moves.size} moves")

    val mapper = ObjectMapper().registerModule(LudexModule())
    for (report in RecordReader.standard().read("[Game \"kamisado\"]\n\n1. R↗3B *")) {
        println(mapper.writeValueAsString(report.record().moves().first().move()))
    }
}
