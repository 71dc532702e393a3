/** Everything that comes, one after the other. */
export async function allOf<Each>(coming: AsyncIterable<Each>): Promise<Each[]> {
  const all: Each[] = []
  for await (const each of coming) all.push(each)
  return all
}
