import type { Engines } from '#engines/engines.ts'
import { allPartners, partnerByCode, type StoredPartner } from './partner-store.ts'

type Reads = Pick<Engines, 'db'>

export const findPartners = ({ db }: Reads): Promise<StoredPartner[]> => allPartners(db)

export const findPartner = ({ db }: Reads, code: string): Promise<StoredPartner | undefined> => partnerByCode(db, code)
