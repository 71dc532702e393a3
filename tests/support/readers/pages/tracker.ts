import { attribute, plain, tags } from './html.ts'

/** The tracker of a page as it was sent, and what it says: its steps in their order, and at which it stands. */
export function trackerIn(html: string) {
  const [whole = ''] = /<div class="card tracker[\s\S]*?<\/div>/.exec(html) ?? []
  const items = [...whole.matchAll(/<li[\s\S]*?<\/li>/g)].map(([item]) => item)
  return {
    whole,
    steps: items.map((item) => ({
      state: attribute(tags(item, 'li')[0]!, 'data-step'),
      isCurrent: attribute(tags(item, 'li')[0]!, 'aria-current') === 'step',
      text: plain(item).trim(),
    })),
    stands: plain(/<p class="tracker__stands"[\s\S]*?<\/p>/.exec(whole)?.[0] ?? ''),
  }
}
