/**
 * The door has judged already where a form comes from. React Router judges once more, by scheme and host together: it would
 * refuse every form of a shop behind a proxy that speaks TLS, and of a browser that hides the address of a secret page.
 */
export function withoutJudgedOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
