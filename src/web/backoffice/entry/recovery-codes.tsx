import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown by the answer itself, once: no address leads to them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useOfficeTranslate()

  return (
    <Notice look="success" live="status" title={t('office.entry.recovery.title')}>
      <p>{t('office.entry.recovery.text')}</p>
      <ul className="office-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="office-code">{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
