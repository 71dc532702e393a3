/**
 * The door has judged already where a form comes from. React Router judges once more, and takes a browser that was asked
 * to hide the address of a secret page for a stranger's.
 */
export function withoutHiddenOrigin(request: Request): Request {
  if (request.headers.get('origin') !== 'null') return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
