package org.apache.lucene.codecs.lucene94;

import org.apache.lucene.codecs.lucene99.Lucene99Codec;

/** OpenSearch asks for the way of storing of its time. It gets the one of today: what is stored lives for one run. */
public class Lucene94Codec extends Lucene99Codec {
  public enum Mode {
    BEST_SPEED,
    BEST_COMPRESSION
  }

  public Lucene94Codec() {}

  public Lucene94Codec(Mode mode) {
    super(Lucene99Codec.Mode.valueOf(mode.name()));
  }
}
