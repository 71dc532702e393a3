import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useRevalidator } from 'react-router'
import { outcomeTones, type DoneScan, type Station } from '#domain/warehouse/scans/scan.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMe } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CameraButton } from './camera-button.tsx'
import { useScans } from './scanning.tsx'
import { isMuted, setMuted } from './tones.ts'
import { useScanQueue } from './use-scan-queue.ts'
import type { Sent } from './waiting-scans.ts'

type Props = {
  station: Station
  /** The newest first. */
  scans: readonly DoneScan[]
  /** For the next scan that is typed without scripts. */
  formKey: string
  hint: string
  /** What a page does itself with a code; the others are sent. */
  onCode?: (code: string) => boolean
  /** What can be done with a code that nobody knows. */
  onUnknown?: (code: string) => ReactNode
  /** What is in hands, between the last scan and those before. */
  children?: ReactNode
}

/** The box into which a station's codes are scanned or typed, what came of the last one, and of those before. */
export function ScanPanel({ station, scans, formKey, hint, onCode, onUnknown, children }: Props) {
  const t = useOfficeTranslate()
  const me = useMe()
  const { revalidate } = useRevalidator()
  const { scan, waiting, latest } = useScanQueue(station, me?.username ?? '', () => void revalidate())
  const field = useRef<HTMLInputElement>(null)
  const take = (code: string) => {
    if (onCode?.(code) !== true) scan(code)
    field.current?.focus()
  }
  useScans(take)
  useEffect(() => field.current?.focus(), [])

  return (
    <section className="stack stack--tight">
      <form
        method="post"
        action="/scan"
        className="office-scan"
        onSubmit={(event) => {
          event.preventDefault()
          const code = field.current?.value.trim() ?? ''
          if (field.current) field.current.value = ''
          if (code !== '') take(code)
        }}
      >
        <input type="hidden" name="station" value={station} />
        <input type="hidden" name="key" value={formKey} />
        <label htmlFor="scan">{t('office.warehouse.scan.label')}</label>
        <div className="cluster">
          <input
            ref={field}
            id="scan"
            name="code"
            className="input"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={100}
          />
          <Button type="submit">{t('office.warehouse.scan.send')}</Button>
          <CameraButton onCode={take} />
          <MuteButton />
        </div>
        <p className="office-soft">{hint}</p>
      </form>
      <LatestScan latest={newest(latest, scans)} waiting={waiting} onUnknown={onUnknown} />
      {children}
      <ScanList station={station} scans={scans} formKey={formKey} />
    </section>
  )
}

/** What was sent last, until it is listed: then the list knows better, for something may have been taken back since. */
const newest = (sent: Sent | undefined, scans: readonly DoneScan[]): Sent | undefined =>
  sent && !scans.some(({ key }) => key === sent.key) ? sent : scans[0]

function MuteButton() {
  const t = useOfficeTranslate()
  const [muted, setState] = useState<boolean>()
  useEffect(() => setState(isMuted()), [])
  if (muted === undefined) return null

  return (
    <Button
      type="button"
      look="quiet"
      aria-pressed={muted}
      onClick={() => {
        setMuted(!muted)
        setState(!muted)
      }}
    >
      {t(muted ? 'office.warehouse.scan.unmute' : 'office.warehouse.scan.mute')}
    </Button>
  )
}

type Latest = { latest: Sent | undefined; waiting: number; onUnknown: Props['onUnknown'] }

/** One large line, readable from where one stands. */
function LatestScan({ latest, waiting, onUnknown }: Latest) {
  const t = useOfficeTranslate()
  const isBad = latest !== undefined && (!('outcome' in latest) || outcomeTones[latest.outcome] === 'bad')

  return (
    <div role="status" className="stack stack--tight">
      {waiting > 0 && <p className="scan-waiting">{t('office.warehouse.scan.waiting', { count: waiting })}</p>}
      {latest && (
        <p className={classNames('scan-latest', isBad && 'scan-latest--bad')}>
          <span className="scan-latest__code">{latest.code}</span> <ScanWords scan={latest} />
        </p>
      )}
      {latest && 'outcome' in latest && latest.outcome === 'unknown' && onUnknown?.(latest.code)}
    </div>
  )
}

function ScanWords({ scan }: { scan: Sent }) {
  const t = useOfficeTranslate()
  if (!('outcome' in scan)) return t('office.warehouse.outcome.refused')
  return t(officeKey(`office.warehouse.outcome.${scan.outcome}`), { ...scan.facts })
}

function ScanList({ station, scans, formKey }: Pick<Props, 'station' | 'scans' | 'formKey'>) {
  const t = useOfficeTranslate()
  const { formatClock } = useFormats()
  if (scans.length === 0) return null

  return (
    <details className="scan-list" open>
      <summary>{t('office.warehouse.scan.list')}</summary>
      <ol>
        {scans.map((scan) => (
          <li key={scan.key} className={classNames(scan.isUndone && 'scan-list__undone')}>
            <time dateTime={scan.at.toISOString()}>{formatClock(scan.at)}</time>
            <code>{scan.code}</code>
            <span>
              <ScanWords scan={scan} />
              {scan.isUndone && ` ${t('office.warehouse.scan.undone')}`}
            </span>
            {scan.canUndo && (
              <Form method="post" action="/scan">
                <input type="hidden" name="station" value={station} />
                <input type="hidden" name="undo" value={scan.key} />
                <input type="hidden" name="key" value={formKey} />
                <button type="submit" className="link-button">
                  {t('office.warehouse.scan.undo')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
