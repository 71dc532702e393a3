import type { Database, Transaction } from '#engines/database/database.ts'

/** Thrown to undo what was written before a refusal. */
class Undo<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('refused')
    this.result = result
  }
}

/** A transaction of several actions: if one of them is refused, none has happened. */
export async function undoIfRefused<Result extends { ok: boolean }>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx)
      if (!result.ok) throw new Undo(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undo) return error.result as Result
    throw error
  }
}
