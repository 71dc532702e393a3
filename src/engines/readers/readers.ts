/** One way to read a file: pure, and found by its name where threads begin (`reading-thread.ts`). */
export interface FileReader<Order, Reading extends object> {
  name: string
  read(order: Order): Reading
}

/** Why nobody has read it: it would take too long, or too many others of its kind are waiting. */
export type NotRead = { ok: false; reason: 'too-much-work' | 'busy' }

/** Reads files that people send while the shop goes on answering everybody else. */
export interface Readers {
  /** Rows may be as many as they like: they come in portions, so that nobody waits for them either. */
  read<Order, Reading extends object>(reader: FileReader<Order, Reading>, order: Order): Promise<Reading | NotRead>
}
