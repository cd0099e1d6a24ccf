package org.ludex.spark;

import java.io.Serializable;
import java.util.Iterator;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.util.LongAccumulator;

/**
 * What Spark's own pages show while the job runs. A task that is tried twice counts twice: the {@link Summary} at the end is
 * counted from what was written.
 *
 * @param records records judged
 * @param invalid records that break a rule or could not be read
 * @param internal records over which the library or the job stumbled
 */
record Counters(LongAccumulator records, LongAccumulator invalid, LongAccumulator internal) implements Serializable {

    /** Counters at zero. */
    static Counters in(SparkContext context) {
        return new Counters(
                context.longAccumulator("records judged"),
                context.longAccumulator("records invalid"),
                context.longAccumulator("internal errors"));
    }

    private static final int VALID = Tables.JUDGED.fieldIndex("valid");
    private static final int CODE = Tables.JUDGED.fieldIndex("code");

    /** Counts rows as they pass. */
    Iterator<Row> count(Iterator<Row> rows) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Row next() {
                return count(rows.next());
            }
        };
    }

    private Row count(Row row) {
        records.add(1L);
        if (!row.getBoolean(VALID)) {
            invalid.add(1L);
        }
        if ("internal-error".equals(row.get(CODE))) {
            internal.add(1L);
        }
        return row;
    }
}
