import type { Engines } from '#engines/engines.ts'
import { letterById, type FullLetter } from './letter-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function findLetter({ db }: Engines, id: string): Promise<FullLetter | undefined> {
  return uuid.test(id) ? letterById(db, id) : undefined
}
