/**
 * Judges archives that one machine cannot hold, with Apache Spark, and writes what there is to say about each record and
 * each ply as Parquet.
 */
@NullMarked
package org.ludex.spark;

import org.jspecify.annotations.NullMarked;
