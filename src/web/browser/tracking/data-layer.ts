type Layered = Window & { dataLayer?: object[] }

/** The list in which analytics programs look, if a merchant has one. It lives in the page and goes nowhere by itself. */
export function pushToDataLayer(event: object): void {
  const page = window as Layered
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
