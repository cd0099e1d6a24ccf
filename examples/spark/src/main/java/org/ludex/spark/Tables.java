package org.ludex.spark;

import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of the tables. A page describes them, and a test pins them: others rely on their names and types. */
final class Tables {

    /** The directory and the name of the table with one row for each record. */
    static final String RECORDS_NAME = "records";

    /** The directory and the name of the table with one row for each ply. */
    static final String PLIES_NAME = "plies";

    /** The column that both tables are partitioned by. */
    static final String INPUT = "input";

    /** The column above it: each run has its own folders. */
    static final String RUN = "run";

    private static final StructType SEAT =
            new StructType(new StructField[] {required("seat", StringType), optional("player", StringType)});

    private static final List<StructField> OF_RECORD = List.of(
            required("file", StringType),
            required("index", IntegerType),
            optional("offset", LongType),
            required("format", StringType),
            required("game", StringType),
            required("options", StringType),
            required("seats", list(SEAT)),
            required("result", StringType),
            optional("rule", StringType),
            required("score", list(IntegerType)),
            required("plies", IntegerType),
            required("valid", BooleanType),
            optional("code", StringType),
            optional("line", IntegerType),
            optional("column", IntegerType),
            optional("message", StringType),
            required("errors", IntegerType),
            required("warnings", IntegerType),
            required("notes", IntegerType),
            required("unproven", IntegerType),
            optional("repaired", StringType));

    private static final List<StructField> OF_PLY = List.of(
            required("number", IntegerType),
            optional("seat", StringType),
            required("move", StringType),
            required("from_cells", list(StringType)),
            required("to_cells", list(StringType)),
            required("position", LongType),
            optional("few_moves", BooleanType));

    private static final List<StructField> PARTITIONS = List.of(required(INPUT, StringType), required(RUN, StringType));

    /** A ply inside the row of its record. */
    static final StructType PLY = struct(OF_PLY);

    /** One row for each record. */
    static final StructType RECORDS = struct(joined(OF_RECORD, PARTITIONS));

    /** One row for each ply, with the file, the number and the game of its record. */
    static final StructType PLIES = struct(joined(
            List.of(required("file", StringType), required("index", IntegerType), required("game", StringType)),
            joined(OF_PLY, PARTITIONS)));

    /** What a task writes first: one row for each record, with its plies in it. */
    static final StructType JUDGED =
            struct(joined(OF_RECORD, List.of(required(INPUT, StringType), required("moves", list(PLY)))));

    private Tables() {}

    private static StructField required(String name, DataType type) {
        return DataTypes.createStructField(name, type, false);
    }

    private static StructField optional(String name, DataType type) {
        return DataTypes.createStructField(name, type, true);
    }

    private static DataType list(DataType of) {
        return DataTypes.createArrayType(of, false);
    }

    private static StructType struct(List<StructField> fields) {
        return new StructType(fields.toArray(StructField[]::new));
    }

    private static List<StructField> joined(List<StructField> first, List<StructField> second) {
        List<StructField> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    /** The names of the columns of a table. */
    static String[] names(StructType table) {
        return Arrays.copyOf(table.fieldNames(), table.length());
    }
}
