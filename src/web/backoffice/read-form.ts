import { data } from 'react-router'
import type { FormLimits } from '#shop/forms/form-limits.ts'
import { readForm as readAnyForm } from '#shop/forms/read-form.ts'

const MEGABYTE = 1024 * 1024

/** Colleagues write whole pages, tick long lists, and take pictures of what came out of a parcel. */
const officeForm: FormLimits = { text: MEGABYTE / 2, fields: 5_000, files: { most: 6, bytes: 8 * MEGABYTE } }

/** What a form says, by name. Who sends nothing at all has sent an empty form. */
export async function readForm(request: Request): Promise<FormData> {
  const reading = await readAnyForm(request, officeForm)
  if (!reading.ok) throw data(null, { status: reading.reason === 'too-large' ? 413 : 400 })
  return reading.form
}
