/** What a thread can do: pure, and found by its name where threads begin (`reading-thread.ts`). */
export interface ThreadWork<Order, Reading extends object> {
  name: string
  read(order: Order): Reading | Promise<Reading>
}

/** One way to read a file. */
export interface FileReader<Order, Reading extends object> extends ThreadWork<Order, Reading> {
  read(order: Order): Reading
}

/** Why nobody has read it: it would take too long, or too many others of its kind are waiting. */
export type NotRead = { ok: false; reason: 'too-much-work' | 'busy' }

/** Reads files that people send, and draws what takes long, while the shop goes on answering everybody else. */
export interface Readers {
  /** Rows may be as many as they like: they come in portions, so that nobody waits for them either. */
  read<Order, Reading extends object>(reader: ThreadWork<Order, Reading>, order: Order): Promise<Reading | NotRead>
}
