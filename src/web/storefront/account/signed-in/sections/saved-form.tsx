import type { ReactNode } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { DraftFormElement } from '#web/storefront/checkout/form/form-context.tsx'
import type { DraftForm } from '#web/storefront/checkout/form/use-draft-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadCustomer } from '#web/storefront/account/account-calls.ts'
import type { ShopAnswer } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { problemsIn } from '#web/storefront/account/problems-in.ts'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

type Props = {
  id: string
  title: string
  form: DraftForm
  save: () => Promise<ShopAnswer>
  /** What is said when it is saved. */
  saved: string
  children: ReactNode
}

/** A card with something about the customer that can be changed and saved. */
export function SavedForm({ id, title, form, save, saved, children }: Props) {
  const t = useTranslate()
  const action = useAction()

  const submit = async () => {
    if (!form.isFine() || !(await action.run(save, ({ violations }) => form.show(problemsIn(violations))))) return
    await loadCustomer().catch(() => undefined)
    action.confirm(saved)
  }

  return (
    <Card as="section">
      <h2>{title}</h2>
      <DraftFormElement form={form} id={id} onSend={submit}>
        {children}
        <ActionNotice action={action} />
        <p>
          <Button type="submit" busy={action.isBusy}>
            {t('account.save')}
          </Button>
        </p>
      </DraftFormElement>
    </Card>
  )
}
