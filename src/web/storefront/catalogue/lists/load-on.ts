/** After so many pages that nobody asked for, the next one waits for a click: the foot of the page stays within reach. */
const MAX_UNASKED = 3

/** Asked for before the last rows come into view. */
const AHEAD = '0px 0px 800px'

type List = {
  rows: HTMLElement
  /** What stands below the last row, with a link to the next page as long as there is one. */
  end: HTMLElement
  page: number
  /** Hears up to which page the list is shown now, and lets the link lead to the one behind it. */
  tell: (reached: number) => void
}

type Loaded = { from: string; unasked: number; pages: Element[] }

/** What was loaded last: whoever comes back from a device finds the list as it was. */
let loaded: Loaded | undefined

/** Goes on with a list while somebody scrolls, and by its link. Its address stays: every page has one of its own. */
export function loadOn({ rows, end, page, tell }: List, left: AbortSignal): void {
  const linkOn = () => end.querySelector('a')
  const from = linkOn()?.href
  if (from === undefined) return
  const list = loaded?.from === from ? loaded : { from, unasked: 0, pages: [] }
  loaded = list
  rows.append(...list.pages)
  tell(page + list.pages.length)

  let busy = false
  const next = async (link: HTMLAnchorElement, asked: boolean) => {
    if (busy) return
    busy = true
    link.setAttribute('aria-busy', 'true')
    try {
      const models = await fetchModels(link.href)
      if (left.aborted) return
      rows.append(models)
      list.pages.push(models)
      tell(page + list.pages.length)
      if (asked) models.querySelector('a')?.focus()
    } catch {
      // The link leads to the same page.
      if (asked) location.assign(link.href)
    } finally {
      link.removeAttribute('aria-busy')
      busy = false
    }
  }

  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void next(link, true)
  }
  end.addEventListener('click', click, { signal: left })
  whenNear(end, left, () => {
    const link = linkOn()
    if (!link || list.unasked === MAX_UNASKED) return
    list.unasked += 1
    void next(link, false)
  })
}

type Connection = { saveData?: boolean }

function whenNear(end: HTMLElement, left: AbortSignal, work: () => void): void {
  if ((navigator as Navigator & { connection?: Connection }).connection?.saveData) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) work()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(end)
  left.addEventListener('abort', () => observer.disconnect())
}

/**
 * The models of another page, as everybody gets it. The browser reads them out of it while it comes: the policy lets no script
 * make elements out of a text.
 */
function fetchModels(address: string): Promise<Element> {
  const url = new URL(address)
  const { partner } = document.documentElement.dataset
  if (partner !== undefined) url.searchParams.set('partner', partner)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const models = (request.response as Document | null)?.querySelector('#models .grid--models')
      if (models) resolve(withoutKnownIds(document.adoptNode(models)))
      else reject(new Error('The page has no models'))
    })
    request.addEventListener('error', () => reject(new Error('The page did not come')))
    request.send()
  })
}

/** A year that began on the page before is entered there. */
function withoutKnownIds(models: Element): Element {
  for (const card of models.querySelectorAll('[id]')) if (document.getElementById(card.id)) card.removeAttribute('id')
  return models
}
