import type { ComponentType } from 'react'
import messagesIn from 'virtual:cart-messages'
import { MessagesProvider } from '#web/shop-context.tsx'

let drawer: ComponentType | undefined

/** The drawer and its words in the language of the page, fetched once. */
export async function loadDrawer(): Promise<ComponentType> {
  if (drawer) return drawer
  const [{ CartDrawer }, messages] = await Promise.all([
    import('./cart-drawer.tsx'),
    messagesIn(document.documentElement.lang),
  ])

  drawer ??= () => (
    <MessagesProvider messages={messages}>
      <CartDrawer />
    </MessagesProvider>
  )
  return drawer
}
