import type { ActionFunctionArgs } from 'react-router'
import { textForm, type FormLimits } from '#shop/forms/form-limits.ts'
import { readForm } from '#shop/forms/read-form.ts'
import { translator } from '#shop/messages/messages.ts'
import { pageContext } from './context.ts'

/** What somebody has sent. Who sends more than a form may hold, or something else, gets a page that says so. */
export async function formOf(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  limits: FormLimits = textForm,
): Promise<FormData> {
  const reading = await readForm(request, limits)
  if (reading.ok) return reading.form
  const { messages, shop } = context.get(pageContext)
  const t = translator(messages, shop.country.icuLocale, shop.country.presence.brand)
  throw reading.reason === 'too-large'
    ? new Response(t('problem.body-too-large'), { status: 413 })
    : new Response(t('problem.invalid-input'), { status: 400 })
}
