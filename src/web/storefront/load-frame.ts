import type { LoaderFunctionArgs } from 'react-router'
import { businessIn } from '#shop/modes/mode.ts'
import { messagesForScreen } from '#shop/messages/page-messages.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { answersQuestions, isPublic } from '#shop/screens/screens.ts'
import { pageContext } from '#web/context.ts'
import { linkTopMakers } from './catalogue/lists/link-overviews.ts'
import { listQuestions } from './contact/list-questions.ts'

/** The words of the screen come with it. So do the subjects of questions, where they are answered, and the makers that pages for everybody lead to. */
export async function loadFrame({ url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { shop, messages } = page
  const screen = matchScreen(shop.country, url.pathname)?.screen
  const isOwnShop = shop.mode.name === 'default' && screen !== undefined
  return {
    messages: messagesForScreen(messages, screen, businessIn(shop) === 'always'),
    questions: isOwnShop && answersQuestions(screen) ? listQuestions(shop, messages) : undefined,
    makers: isOwnShop && isPublic(screen) ? await linkTopMakers(page) : undefined,
  }
}
