package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The tables")
class TablesTest {

    @Test
    @DisplayName("have these columns, on which others rely")
    void columns() {
        assertThat(Tables.RECORDS.treeString()).isEqualTo("""
                root
                 |-- file: string (nullable = false)
                 |-- index: integer (nullable = false)
                 |-- offset: long (nullable = true)
                 |-- format: string (nullable = false)
                 |-- game: string (nullable = false)
                 |-- options: string (nullable = false)
                 |-- seats: array (nullable = false)
                 |    |-- element: struct (containsNull = false)
                 |    |    |-- seat: string (nullable = false)
                 |    |    |-- player: string (nullable = true)
                 |-- result: string (nullable = false)
                 |-- rule: string (nullable = true)
                 |-- score: array (nullable = false)
                 |    |-- element: integer (containsNull = false)
                 |-- plies: integer (nullable = false)
                 |-- valid: boolean (nullable = false)
                 |-- code: string (nullable = true)
                 |-- line: integer (nullable = true)
                 |-- column: integer (nullable = true)
                 |-- message: string (nullable = true)
                 |-- errors: integer (nullable = false)
                 |-- warnings: integer (nullable = false)
                 |-- notes: integer (nullable = false)
                 |-- unproven: integer (nullable = false)
                 |-- repaired: string (nullable = true)
                 |-- input: string (nullable = false)
                """);
        assertThat(Tables.PLIES.treeString()).isEqualTo("""
                root
                 |-- file: string (nullable = false)
                 |-- index: integer (nullable = false)
                 |-- game: string (nullable = false)
                 |-- number: integer (nullable = false)
                 |-- seat: string (nullable = true)
                 |-- move: string (nullable = false)
                 |-- from_cells: array (nullable = false)
                 |    |-- element: string (containsNull = false)
                 |-- to_cells: array (nullable = false)
                 |    |-- element: string (containsNull = false)
                 |-- position: long (nullable = false)
                 |-- few_moves: boolean (nullable = true)
                 |-- input: string (nullable = false)
                """);
    }
}
