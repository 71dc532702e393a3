import type { Transaction } from '#engines/database/database.ts'

/** What has changed. 'unknown' means that news may have been missed, so everything could have changed. */
export type Topic = 'catalogue' | 'prices' | 'content' | 'unknown' | (string & {})

/** Tells every process of the shop that something changed, so that it drops what it remembers about it. */
export interface Announcements {
  /** Within a transaction the news goes out when it commits, and never if it does not. */
  announce(topic: Topic, within?: Transaction): Promise<void>
  /** The listener hears the news of every process, this one included. Returns how to stop listening. */
  onAnnouncement(listener: (topic: Topic) => void): () => void
  close(): Promise<void>
}
