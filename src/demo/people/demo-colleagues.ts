import type { Role } from '#domain/staff/permissions.ts'

/** One colleague per role, and two where four eyes are needed. All of them have the password of the demo. */
export const demoColleagues = {
  agent: ['agent'],
  inspector: ['inspector'],
  inspector2: ['inspector'],
  warehouse: ['warehouse'],
  finance: ['finance'],
  finance2: ['finance'],
  pricing: ['pricing'],
  pricing2: ['pricing'],
  content: ['content'],
  auditor: ['auditor'],
} as const satisfies Record<string, readonly Role[]>
