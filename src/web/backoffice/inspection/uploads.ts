/** The files of a field. A browser sends an empty one where nothing was chosen. */
export async function uploadsIn(form: FormData, name: string): Promise<Uint8Array[]> {
  const files = form.getAll(name).filter((each): each is File => each instanceof File && each.size > 0)
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}
