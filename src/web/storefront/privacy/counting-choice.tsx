import { useEffect, useState } from 'react'
import { applicationId } from '#shop/application-id.ts'
import { consent, CONSENT_EVENT } from '#web/browser/consent.ts'
import { useShopData, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

/** The answer about being counted, and the other one beside it. */
export function CountingChoice() {
  const t = useTranslate()
  const { shop, clientIdUrl } = useShopData()
  const [answer, setAnswer] = useState<boolean>()
  useEffect(() => {
    const look = () => setAnswer(consent())
    look()
    // The question may also stand over this page, or be answered in another tab.
    const events = [CONSENT_EVENT, 'storage']
    for (const name of events) addEventListener(name, look)
    return () => events.forEach((name) => removeEventListener(name, look))
  }, [])

  const choose = async (tracking: boolean) => {
    const { decide } = await import('#web/storefront/consent/check-consent.tsx')
    decide(tracking, { applicationId: applicationId(shop.country.locale), clientIdUrl })
  }

  return (
    <Card as="section">
      <h2>{t('privacy.counting')}</h2>
      <p>{t('privacy.countingText')}</p>
      {useScripted() ? (
        <>
          <p role="status">
            <strong>{t(`privacy.answer.${answer === undefined ? 'none' : answer ? 'yes' : 'no'}`)}</strong>
          </p>
          <p className="cluster">
            <Button look="quiet" aria-pressed={answer === false} onClick={() => void choose(false)}>
              {t('privacy.refuse')}
            </Button>
            <Button look="quiet" aria-pressed={answer === true} onClick={() => void choose(true)}>
              {t('privacy.accept')}
            </Button>
          </p>
        </>
      ) : (
        <p>{t('privacy.noScripts')}</p>
      )}
    </Card>
  )
}
