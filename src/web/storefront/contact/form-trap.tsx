import { useTranslate } from '#web/shop-context.tsx'

/** What a program falls for: a field that nobody sees, and the moment at which the form was handed out. */
export function FormTrap({ opened }: { opened: string | number }) {
  const t = useTranslate()

  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.device.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="opened" value={opened} />
    </>
  )
}
