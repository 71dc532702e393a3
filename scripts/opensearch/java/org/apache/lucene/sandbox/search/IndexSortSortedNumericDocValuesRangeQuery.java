package org.apache.lucene.sandbox.search;

import org.apache.lucene.search.Query;

/** Has left the sandbox since. OpenSearch looks for it where it was. */
public class IndexSortSortedNumericDocValuesRangeQuery
    extends org.apache.lucene.search.IndexSortSortedNumericDocValuesRangeQuery {
  public IndexSortSortedNumericDocValuesRangeQuery(String field, long lower, long upper, Query fallback) {
    super(field, lower, upper, fallback);
  }
}
