import { data, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { offerAuthenticator } from '#domain/staff/second-factor/second-factor.ts'
import { authenticatorAddress } from '#domain/staff/second-factor/time-code.ts'
import { isFreshlyAuthenticated } from '#domain/staff/colleague.ts'
import { enterWithNewAuthenticator } from '#domain/staff/login/staff-session.ts'
import { readForm } from '#shop/forms/read-form.ts'
import { qrCode, type QrCode } from '#shop/formats/qr-code.ts'
import { entryPaths, LOGIN_PATH, reauthenticateFor } from '#shop/office-screens.ts'
import { ownPath } from '#shop/screens/paths.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office, type EntryRequest } from '#web/backoffice/office-handlers.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { CodeInput } from './code-input.tsx'
import { LogOut } from './log-out.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Nobody but whoever is known right now gives somebody a second factor, or another one. */
function refuseOthers({ entrant, engines }: EntryRequest): void {
  if (entrant.missing === 'code') throw redirect(entryPaths.code)
  if (isFreshlyAuthenticated(entrant, engines.now())) return
  throw redirect(entrant.missing ? LOGIN_PATH : reauthenticateFor(entryPaths['second-factor']))
}

async function shown({ entrant, shop }: EntryRequest, { secret, offer }: { secret: string; offer: string }) {
  const { brand } = shop.country.presence
  const code = await qrCode(authenticatorAddress({ secret, shop: brand, username: entrant.username }))
  return { secret, offer, code, isRequired: entrant.missing === 'second-factor' }
}

export const loader = office.entry(async (asked) => {
  refuseOthers(asked)
  return shown(asked, offerAuthenticator(asked.engines, asked.entrant))
})

export const action = office.entry(async (asked) => {
  refuseOthers(asked)
  const { engines, entrant, request } = asked
  const reading = await readForm(request)
  const form = reading.ok ? reading.form : new FormData()
  const offered = { offer: formText(form, 'offer'), code: formText(form, 'code') }
  const result = await enterWithNewAuthenticator(engines, entrant, offered)
  const privately = { headers: { 'Cache-Control': 'no-store' } }
  if (result.ok) return data({ recoveryCodes: result.recoveryCodes }, privately)
  // Whoever mistyped a digit does not have to begin anew.
  const known = offerAuthenticator(engines, entrant, offered.offer)
  return data({ reason: result.reason, again: await shown(asked, known) }, { status: 422, ...privately })
})

export default function SecondFactorPage() {
  const t = useOfficeTranslate()
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const [search] = useSearchParams()
  const next = ownPath(search.get('next') ?? '') ?? '/'
  if (outcome && 'recoveryCodes' in outcome) {
    return (
      <div className="office-login stack">
        <h1>{t('office.entry.secondFactor.done')}</h1>
        <RecoveryCodes codes={outcome.recoveryCodes} />
        <div>
          <LinkButton href={next}>{t('office.entry.secondFactor.goOn')}</LinkButton>
        </div>
      </div>
    )
  }
  const { secret, offer, code, isRequired } = outcome?.again ?? loaded

  return (
    <>
      <form method="post" className="office-login stack">
        <h1>{t('office.entry.secondFactor.title')}</h1>
        {outcome && <Notice look="danger" live="alert" title={t(`office.entry.problem.${outcome.reason}`)} />}
        <p>{isRequired ? t('office.entry.secondFactor.required') : t('office.entry.secondFactor.offered')}</p>
        <p>{t('office.entry.secondFactor.scan')}</p>
        <SecretCode code={code} />
        <p>
          {t('office.entry.secondFactor.orType')} <code className="office-code office-secret">{inFours(secret)}</code>
        </p>
        <input type="hidden" name="offer" value={offer} />
        <CodeInput hint={t('office.entry.secondFactor.codeHint')} />
        <Button type="submit">{t('office.entry.secondFactor.send')}</Button>
      </form>
      {isRequired && <LogOut />}
    </>
  )
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function SecretCode({ code: { size, path } }: { code: QrCode }) {
  const t = useOfficeTranslate()

  return (
    <svg
      className="office-square-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('office.entry.secondFactor.square')}
    >
      <path d={path} />
    </svg>
  )
}
