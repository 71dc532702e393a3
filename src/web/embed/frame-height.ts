/** Room above an opened dialog, so that the button that opened it stays in sight. */
const ABOVE_DIALOG = 200

/** The page is as tall as what it shows, however tall the frame is. */
export function watchHeight(page: Window, tell: (height: number) => void): () => void {
  const { body, documentElement } = page.document
  documentElement.dataset['framed'] = ''
  const measure = () => tell(Math.ceil(body.getBoundingClientRect().height))
  // What floats at the bottom pads the body: that counts, too.
  new ResizeObserver(measure).observe(body, { box: 'border-box' })
  return measure
}

/** A tall frame is seen in part: dialogs open where the visitor has just clicked, since that part is seen. */
export function openDialogsInSight(page: Window): void {
  const { documentElement: root } = page.document
  page.addEventListener(
    'click',
    ({ target }) => {
      const { top } = (target as Element).getBoundingClientRect()
      root.style.setProperty('--dialog-top', `${Math.max(0, Math.round(top) - ABOVE_DIALOG)}px`)
    },
    true,
  )
}
