package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
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
                 |-- run: string (nullable = false)
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
                 |-- run: string (nullable = false)
                """);
    }

    @Test
    @DisplayName("are described by the page, column by column")
    void page() throws IOException {
        String page = Files.readString(Path.of("README.md"));
        int records = page.indexOf("### records:");
        int plies = page.indexOf("### plies:");
        assertThat(described(page.substring(records, plies))).isEqualTo(columns(Tables.RECORDS));
        assertThat(described(page.substring(plies, page.indexOf("### The folder"))))
                .isEqualTo(columns(Tables.PLIES));
    }

    /** The columns in the rows of a table of Markdown, of which one may describe several, each with its type. */
    private static List<String> described(String section) {
        List<String> columns = new ArrayList<>();
        Matcher row = Pattern.compile("(?m)^\\| ([a-z_, ]+) \\| ([^|]+) \\|").matcher(section);
        while (row.find()) {
            String[] names = row.group(1).split(", ", -1);
            // An array of pairs has a comma in its type.
            String[] types = names.length == 1
                    ? new String[] {row.group(2)}
                    : row.group(2).split(", ", -1);
            for (int i = 0; i < names.length; i++) {
                columns.add(names[i] + ": " + types[Math.min(i, types.length - 1)]);
            }
        }
        columns.remove("column: type");
        return columns;
    }

    private static List<String> columns(StructType table) {
        return Stream.of(table.fields())
                .map(field -> field.name() + ": " + type(field.dataType()))
                .toList();
    }

    private static String type(DataType type) {
        if (type instanceof ArrayType list) {
            return "array of " + type(list.elementType());
        }
        return type instanceof StructType struct
                ? "(" + String.join(", ", struct.fieldNames()) + ")"
                : type.simpleString();
    }
}
