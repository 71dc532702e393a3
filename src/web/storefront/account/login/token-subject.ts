/** Whom a token is about, or nothing if it cannot be read. Whether it is true is for the server to judge. */
export function subjectOf(token: string): string | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' && sub !== '' ? sub : undefined
  } catch {
    return undefined
  }
}
