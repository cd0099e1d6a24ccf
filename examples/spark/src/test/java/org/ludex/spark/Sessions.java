package org.ludex.spark;

import org.apache.spark.sql.SparkSession;

/** The one session that all tests of a run share: starting Spark takes longer than most of them. */
final class Sessions {

    private Sessions() {}

    /** Two threads on this machine; a task that dies is tried twice more. */
    static SparkSession local() {
        return SparkSession.builder()
                .master("local[2,3]")
                .appName("tests")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir") + "/ludex-no-warehouse")
                .config("spark.hadoop.fs.flaky.impl", FlakyFileSystem.class.getName())
                .getOrCreate();
    }
}
