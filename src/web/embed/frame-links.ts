/** Logins, trades and texts are read in a tab of their own: they do not belong inside somebody else's page. */
const ownTab = /^\/(?:account|clarification|content|review|trade)/i

const opensTab = ({ origin, pathname, protocol }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && (origin !== location.origin || ownTab.test(pathname))

/** Nothing ever leads the frame, or the page around it, away from the shop. */
export function openTabs(page: Window): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || !opensTab(link)) return
      link.target = '_blank'
      link.rel = 'noopener'
      // The browser opens it; nobody else shall follow it or ask for a login here.
      event.stopPropagation()
    },
    true,
  )
}

/** A search is a form of its own, and leads to a new page: it takes the partner along. */
export function takePartnerAlong(page: Window, partner: string): void {
  page.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
      const field = target.ownerDocument.createElement('input')
      Object.assign(field, { type: 'hidden', name: 'partner', value: partner })
      if (!target.elements.namedItem('partner')) target.append(field)
    },
    true,
  )
}
