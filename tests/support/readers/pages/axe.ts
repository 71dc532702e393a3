import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe can find out by the colours of a page alone: in the dark nothing else of it is different. */
const aboutColours = ['color-contrast', 'link-in-text-block']

type Part = {
  include?: string
  exclude?: string[]
  /** WCAG 2.2 AA unless told; `everything` adds what axe calls good practice. */
  rules?: 'wcag' | 'everything' | 'colours'
}

type Found = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]

const require = createRequire(import.meta.url)
const source = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** Reading the library takes a browser longer than judging a page: a document is given it once. */
async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** What fades in or into each other is judged when it has arrived. What turns without end may go on. */
const settle = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** The colours of the page in which the window is, as it looks in the dark; afterwards it is light again. */
export async function axeFindingsInTheDark(page: Page, part: Omit<Part, 'rules'> = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await axeFindings(page, { ...part, rules: 'colours' })
  await page.emulateMedia({ colorScheme: 'light' })
  return found.map((finding) => `dark ${finding}`)
}

/** What is wrong with a page for those who cannot see, hear or point, in lines that say where. */
export async function axeFindings(page: Page, { include, exclude = [], rules = 'wcag' }: Part = {}): Promise<string[]> {
  // A preview inside a page may just be loading.
  if (page.frames().length > 1) await page.waitForLoadState('networkidle')
  await Promise.all(page.frames().map(giveAxe))
  await Promise.all(page.frames().map(settle))
  const runOnly = { wcag, everything: undefined, colours: { type: 'rule', values: aboutColours } }[rules]
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: { run(...input: object[]): Promise<{ violations: Found }> } }
      return (await axe.run(context, options)).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
    },
    {
      context: { ...(include !== undefined && { include: [include] }), exclude },
      options: { ...(runOnly && { runOnly }), resultTypes: ['violations'] },
    },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${page.url()} ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}
