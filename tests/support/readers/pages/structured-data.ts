export type Thing = Record<string, unknown> & { '@type': string }

/** What a page tells search engines; throws if it is not JSON. */
export function thingsOf(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return blocks.flatMap(([, json = '']) => {
    const block = JSON.parse(json) as { '@context': string; '@graph': Thing[] }
    if (block['@context'] !== 'https://schema.org') throw new Error(`Another vocabulary: ${block['@context']}`)
    return block['@graph']
  })
}

export const thingOf = (html: string, type: string): Thing | undefined =>
  thingsOf(html).find((thing) => thing['@type'] === type)
