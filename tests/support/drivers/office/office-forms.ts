import { officeScreenAt, officeScreens } from '#shop/office-screens.ts'
import { attribute, links, tags } from '#tests/support/readers/pages/html.ts'
import type { OfficeColleague } from './office.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'

export type OfficeFormField = { name: string; value: string; kind: 'typed' | 'given' | 'file' }
export type FoundForm = { page: string; to: string; fields: OfficeFormField[] }

const inside = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>[\\s\\S]*?</${name}>`, 'gi'))].map(([all]) => all)

const given = new Set(['hidden', 'radio', 'checkbox', 'submit'])

const field = (tag: string, value: string, kind: OfficeFormField['kind']): OfficeFormField[] => {
  const name = attribute(tag, 'name')
  return name === undefined ? [] : [{ name, value, kind }]
}

function fieldsIn(form: string): OfficeFormField[] {
  const inputs = tags(form, 'input').flatMap((tag) => {
    const type = attribute(tag, 'type') ?? 'text'
    const kind = type === 'file' ? type : given.has(type) ? 'given' : 'typed'
    return field(tag, attribute(tag, 'value') ?? '1', kind)
  })
  const chosen = inside(form, 'select').flatMap((select) => {
    const values = tags(select, 'option').flatMap((option) => attribute(option, 'value') || [])
    return field(select, values[0] ?? '', 'given')
  })
  return [...inputs, ...chosen, ...tags(form, 'textarea').flatMap((tag) => field(tag, 'written', 'typed'))]
}

/** The forms of a page that change something, once for each of their buttons. */
function formsIn(html: string, page: string): FoundForm[] {
  return inside(html, 'form').flatMap((form) => {
    const [head = ''] = tags(form, 'form')
    if (attribute(head, 'method')?.toLowerCase() !== 'post') return []
    const to = attribute(head, 'action') ?? page
    const fields = fieldsIn(form)
    const buttons = tags(form, 'button').map((tag) => field(tag, attribute(tag, 'value') ?? '', 'given'))
    return (buttons.length > 0 ? buttons : [[]]).map((button) => ({ page, to, fields: [...fields, ...button] }))
  })
}

/** A page of each screen that somebody can open, found by the links of others. */
export async function openPages(
  colleague: Pick<OfficeColleague, 'see'>,
): Promise<Map<string, { path: string; text: string }>> {
  const pages = new Map<string, { path: string; text: string }>()
  const left = new Set(Object.values(officeRights).map(({ path }) => path))
  for (const path of left) {
    const name = officeScreenAt(path.split('?')[0]!)?.name
    const screen = name && officeScreens[name].path
    if (screen === undefined || pages.has(screen)) continue
    const { status, text, headers } = await colleague.see(path)
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) continue
    pages.set(screen, { path, text })
    for (const link of links(text)) if (/^\/(?!\/)/.test(link)) left.add(link)
  }
  return pages
}

/** One of every form that the pages of the office hold. */
export async function everyOfficeForm(colleague: OfficeColleague): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>()
  for (const [screen, { path, text }] of await openPages(colleague))
    for (const form of formsIn(text, path))
      forms.set(
        [
          screen,
          ...form.fields.map(({ name, kind, value }) => (kind === 'given' ? `${name}=${value.slice(0, 12)}` : name)),
        ].join(' '),
        form,
      )
  return [...forms.values()].filter(({ to }) => to !== '/logout')
}
