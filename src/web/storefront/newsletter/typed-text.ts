/** What stands in a field of a form; files are nobody's text. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
