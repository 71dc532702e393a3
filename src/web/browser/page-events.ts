type Layered = Window & { dataLayer?: object[] }

/** What the visitor agreed to; nothing, until asked. */
function agreedToTracking(): boolean {
  try {
    return (JSON.parse(localStorage.getItem('umlauf.consent') ?? '{}') as { tracking?: boolean }).tracking === true
  } catch {
    return false
  }
}

/** Tells the page's data layer what kind of page this is, if the visitor agreed to being counted. */
export function sendPageType(pageType: string): void {
  if (!agreedToTracking()) return
  const page = window as Layered
  const { landingPage } = document.documentElement.dataset
  page.dataLayer = [...(page.dataLayer ?? []), { event: 'page_type', pageType, landingPage }]
}
