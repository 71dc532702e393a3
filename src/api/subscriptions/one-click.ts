import { readForm } from '#shop/forms/read-form.ts'
import type { ApiContext } from '#api/api-env.ts'

const properties = { 'List-Unsubscribe': { type: 'string' as const, enum: ['One-Click'] } }

/** What mail programs send along when their own button ends a row of letters (RFC 8058). */
export const oneClickBody = {
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object' as const, properties, required: ['List-Unsubscribe'] },
    },
  },
}

/** Whether it was such a button. */
export async function isOneClick(c: ApiContext): Promise<boolean> {
  const reading = await readForm(c.req.raw)
  return reading.ok && reading.form.get('List-Unsubscribe') === 'One-Click'
}
