/** What a form says, by name. Who sends nothing at all has sent an empty form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.headers.has('content-type') ? request.formData() : new FormData()
}
