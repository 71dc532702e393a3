import type { Page } from 'playwright-core'

/** Elements that stick out of the page to the right. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      `${location.pathname}: ${document.documentElement.scrollWidth} px`,
      ...culprits.slice(0, 3).map((element) => element.outerHTML.slice(0, 100)),
    ]
  })

/** WCAG 2.5.8: targets of at least 24 px, except links inside a sentence and those that are not shown. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.skip-links'))
      .filter(
        (element) =>
          !(
            element.matches('a') &&
            (element.parentElement!.matches('p, dd, td, h1, pre') ||
              // A list item may be a sentence, too.
              (element.parentElement!.matches('li') &&
                element.parentElement!.textContent.trim() !== element.textContent.trim())) &&
            getComputedStyle(element).display === 'inline'
          ),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 120)}`),
  )

/** What does not fit at the present width of the window. */
export const misfits = async (page: Page): Promise<string[]> => [
  ...(await overflowing(page)),
  ...(await tooSmall(page)),
]
