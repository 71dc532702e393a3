/** What had the focus is gone, and something else stands there: the focus goes on to the page. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
