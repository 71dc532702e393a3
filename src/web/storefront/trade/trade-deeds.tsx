import type { ComponentProps } from 'react'
import type { SellerDeed } from '#domain/trades/seller-deeds.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownDevice } from './show-progress.ts'

export type RefusedDeed = { problem: 'nothing-chosen' | 'consent-missing' | 'not-now'; deed: SellerDeed }

/** What the seller can do now. Every link only asks once more. */
export function TradeDeeds({ deeds, address }: { deeds: readonly SellerDeed[]; address: string }) {
  const t = useTranslate()
  if (deeds.length === 0) return null

  return (
    <section className="stack">
      <h2>{t('trade.deed.title')}</h2>
      <p className="cluster">
        {deeds.map((deed) => (
          <LinkButton key={deed} href={`${address}?do=${deed}`} look="quiet" data-deed={deed}>
            {t(`trade.deed.${deed}.link`)}
          </LinkButton>
        ))}
      </p>
    </section>
  )
}

type FormProps = {
  deed: SellerDeed
  devices: readonly ShownDevice[]
  address: string
  refused: RefusedDeed | undefined
}

/** The last question before something happens: to which devices, and whether that is really meant. */
export function DeedForm({ deed, devices, address, refused }: FormProps) {
  const t = useTranslate()
  const meant = devices.filter(({ deeds }) => deeds.includes(deed))

  return (
    <Card as="section" look="brand">
      <form method="post" action={address} className="stack" aria-labelledby="deed">
        <h2 id="deed">{t(`trade.deed.${deed}.title`)}</h2>
        {refused && (
          <Notice look="danger" live="alert">
            <p>{t(`trade.deed.${refused.problem}`)}</p>
          </Notice>
        )}
        <p>{t(`trade.deed.${deed}.text`)}</p>
        <input type="hidden" name="deed" value={deed} />
        {meant.length === 1 ? (
          <p>
            <strong>{meant[0]!.name}</strong> ({meant[0]!.reference})
            <input type="hidden" name="item" value={meant[0]!.id} />
          </p>
        ) : (
          <fieldset>
            <legend className="field__label">{t('trade.deed.which')}</legend>
            {meant.map(({ id, name, reference }) => (
              <Tick key={id} name="item" value={id} label={`${name} (${reference})`} defaultChecked />
            ))}
          </fieldset>
        )}
        {deed === 'recycle' && <Tick name="consent" value="yes" label={t('trade.deed.consent')} required />}
        <p className="cluster">
          <Button type="submit">{t(`trade.deed.${deed}.button`)}</Button>
          <LinkButton href={address} look="ghost">
            {t('trade.deed.back')}
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
