import { attribute, plain, tags } from './html.ts'

/** What a browser would send of the form with this field, if nobody typed anything; usually of the one that changes something stored. */
export function formValues(html: string, field = 'revision'): Record<string, string> {
  const form = [...html.matchAll(/<form(?=[\s>])[^>]*>[\s\S]*?<\/form>/gi)].find(([all]) =>
    all.includes(`name="${field}"`),
  )
  if (!form) throw new Error(`There is no form with ${field} on this page.`)
  const values: Record<string, string> = {}
  for (const tag of tags(form[0], 'input')) {
    const isUnticked = attribute(tag, 'type') === 'checkbox' && attribute(tag, 'checked') === undefined
    const name = attribute(tag, 'name')
    if (name !== undefined && !isUnticked) values[name] = attribute(tag, 'value') ?? ''
  }
  for (const [, head = '', text = ''] of form[0].matchAll(/(<textarea(?=[\s>])[^>]*>)([\s\S]*?)<\/textarea>/gi)) {
    values[attribute(head, 'name') ?? ''] = plain(text)
  }
  for (const [, head = '', options = ''] of form[0].matchAll(/(<select(?=[\s>])[^>]*>)([\s\S]*?)<\/select>/gi)) {
    const chosen = tags(options, 'option').find((tag) => / selected(=|>)/.test(tag))
    values[attribute(head, 'name') ?? ''] = (chosen && attribute(chosen, 'value')) ?? ''
  }
  return values
}
