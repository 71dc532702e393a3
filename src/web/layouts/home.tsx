import type { LayoutProps } from './layout.ts'
import { Main } from './main.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLinks } from './skip-links.tsx'
import { SupportQuestions } from './support-questions.tsx'

/** The home page uses the whole width; its sections bring their own space. */
export function HomeLayout({ questions, children }: LayoutProps) {
  return (
    <>
      <SkipLinks to={['menu', 'search', 'main', 'footer']} />
      <SiteHeader />
      <Main layout="home" flush>
        {children}
      </Main>
      {questions && <SupportQuestions questions={questions} />}
      <SiteFooter />
    </>
  )
}
