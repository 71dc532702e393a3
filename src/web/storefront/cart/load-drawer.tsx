import { useMemo, type ComponentType } from 'react'
import messagesIn from 'virtual:cart-messages'
import { forCompanies } from '#shop/messages/for-companies.ts'
import { businessIn } from '#shop/modes/mode.ts'
import { MessagesProvider, useShop } from '#web/shop-context.tsx'

let drawer: ComponentType | undefined

/** The drawer and its words in the language of the page, fetched once. */
export async function loadDrawer(): Promise<ComponentType> {
  if (drawer) return drawer
  const [{ CartDrawer }, messages] = await Promise.all([
    import('./cart-drawer.tsx'),
    messagesIn(document.documentElement.lang),
  ])

  drawer ??= function SpeakingDrawer() {
    const isForCompanies = businessIn(useShop()) === 'always'
    const said = useMemo(() => (isForCompanies ? forCompanies(messages, messages) : messages), [isForCompanies])
    return (
      <MessagesProvider messages={said}>
        <CartDrawer />
      </MessagesProvider>
    )
  }
  return drawer
}
