import type { ComponentProps } from 'react'
import type { SellerAction } from '#domain/trades/lifecycle/seller-actions.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownDevice } from './show-progress.ts'

export type RefusedAction = { problem: 'nothing-chosen' | 'consent-missing' | 'not-now'; action: SellerAction }

type FormProps = {
  action: SellerAction
  devices: readonly ShownDevice[]
  address: string
  refused: RefusedAction | undefined
}

/** The last question before something happens: to which devices, and whether that is really meant. */
export function ActionForm({ action, devices, address, refused }: FormProps) {
  const t = useTranslate()
  const meant = devices.filter(({ actions }) => actions.includes(action))

  return (
    <Card as="section" look="brand">
      <form method="post" action={address} className="stack" aria-labelledby="action-title">
        <h2 id="action-title">{t(`trade.action.${action}.title`)}</h2>
        {refused && (
          <Notice look="danger" live="alert">
            <p>{t(`trade.action.${refused.problem}`)}</p>
          </Notice>
        )}
        <p>{t(`trade.action.${action}.text`)}</p>
        <input type="hidden" name="intent" value={action} />
        {meant.length === 1 ? (
          <p>
            <strong>{meant[0]!.name}</strong> ({meant[0]!.reference})
            <input type="hidden" name="item" value={meant[0]!.id} />
          </p>
        ) : (
          <fieldset>
            <legend className="field__label">{t('trade.action.which')}</legend>
            {meant.map(({ id, name, reference }) => (
              <Tick key={id} name="item" value={id} label={`${name} (${reference})`} defaultChecked />
            ))}
          </fieldset>
        )}
        {action === 'recycle' && <Tick name="consent" value="yes" label={t('trade.action.consent')} required />}
        <p className="cluster">
          <Button type="submit">{t(`trade.action.${action}.button`)}</Button>
          <LinkButton href={address} look="ghost">
            {t('trade.action.back')}
          </LinkButton>
        </p>
      </form>
    </Card>
  )
}

/** Smaller than the one of forms with hints and errors: this page has little room for scripts. */
const Tick = ({ label, ...rest }: ComponentProps<'input'> & { label: string }) => (
  <label className="choice">
    <input {...rest} type="checkbox" className="choice__box" />
    <span className="choice__text">{label}</span>
  </label>
)
