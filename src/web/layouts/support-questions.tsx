import { useLoaderData } from 'react-router'
import { LinkList, type Linked } from '#web/ui/link-list.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** Their heading and where each leads. They come with the page, so that no script has to know them. */
export type Questions = { title: string; links: readonly Linked[] }

/** What people ask most, a step away from the form that takes it; only where the frame brings it along. */
export function SupportQuestions() {
  // An error page stands here too, and then nothing was brought.
  const { questions } = (useLoaderData() ?? {}) as { questions?: Questions }

  return (
    questions && (
      <aside className="questions" aria-label={questions.title} data-feature="support-questions">
        <Menu button={questions.title}>
          <LinkList links={questions.links} />
        </Menu>
      </aside>
    )
  )
}
