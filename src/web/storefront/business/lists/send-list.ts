import { data, redirect } from 'react-router'
import { LIST_BYTES } from '#domain/business/lists/device-list.ts'
import { uploadList, type ListRefusal } from '#domain/business/lists/files/upload-list.ts'
import { formWithFiles, textForm } from '#shop/forms/form-limits.ts'
import { readForm } from '#shop/forms/read-form.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'

/** What the page says about a list that was not taken; what was typed comes back, a file has to be chosen again. */
export type ListAnswer = {
  problem: Exclude<ListRefusal, 'busy'> | 'nothing-sent' | 'too-many' | 'failed'
  text: string
  hadFile: boolean
  minutes?: number
}

/** A list comes as a file, or pasted into a field. */
const listForm = { ...formWithFiles(1, LIST_BYTES), text: LIST_BYTES + textForm.text }

/** Who pasted more than this still has it in his spreadsheet. */
const MAX_RETURNED = 100_000

/** Takes a list from a form and leads to its page. */
export async function sendList(request: Request, { engines, shop, visitorAddress: address }: PageContext) {
  const reading = await readForm(request, listForm)
  if (!reading.ok && reading.reason === 'too-large')
    return answer({ problem: 'file-too-large', text: '', hadFile: true }, 422)
  const sent = reading.ok ? reading.form : new FormData()
  const file = sent.get('file')
  const text = String(sent.get('text') ?? '')
  const hasFile = file instanceof File && file.size > 0
  const typed = { text: text.length > MAX_RETURNED ? '' : text, hadFile: hasFile }
  if (!hasFile && text.trim() === '') return answer({ problem: 'nothing-sent', ...typed }, 422)

  const bytes = hasFile ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text)
  const result = await uploadList(engines, shop, { bytes, name: hasFile ? file.name : null, address })
  if (result.ok) throw redirect(pathTo(shop.country, 'deviceListResult', { token: result.token }), 303)
  if (result.reason === 'busy') return answer({ problem: 'failed', ...typed }, 503, { 'Retry-After': '10' })
  if (result.reason !== 'too-many') return answer({ problem: result.reason, ...typed }, 422)
  const { retryAfterSeconds } = result
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return answer({ problem: 'too-many', minutes, ...typed }, 429, { 'Retry-After': String(retryAfterSeconds) })
}

const answer = (said: ListAnswer, status: number, headers: Record<string, string> = {}) =>
  data(said, { status, headers })
