/** Names that the frame of the page has taken already. */
const taken = ['main', 'menu', 'search', 'header-search', 'cart', 'consent', 'footer', 'eco-calculator']

/** Words as an address names a part of a page: small letters, digits and hyphens. */
const wordsAsId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 80)

/** Gives every heading of a text a name of its own. */
export function headingIds(): (heading: string) => string {
  const used = new Set(taken)
  // Where the search for a free name goes on, so that a thousand equal headings do not each begin at two.
  const counts = new Map<string, number>()
  return (heading) => {
    const id = wordsAsId(heading) || 'part'
    let count = counts.get(id) ?? 1
    const named = () => (count === 1 ? id : `${id}-${count}`)
    while (used.has(named())) count += 1
    const free = named()
    counts.set(id, count + 1)
    used.add(free)
    return free
  }
}
