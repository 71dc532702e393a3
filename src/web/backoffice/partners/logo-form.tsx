import { Form } from 'react-router'
import type { LogoProblem } from '#domain/partners/set-logo.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

type Props = { name: string; logo: string | null; problem: LogoProblem | undefined }

/** The logo that stands at the top of the partner's shop. */
export function LogoForm({ name, logo, problem }: Props) {
  const t = useOfficeTranslate()
  const may = useMay()

  return (
    <section className="stack office-form">
      <h2>{t('office.partners.logo')}</h2>
      {logo === null ? (
        <p className="office-soft">{t('office.partners.noLogo')}</p>
      ) : (
        <img src={`/logos/${logo}.webp`} alt={name} width={160} height={40} />
      )}
      {may('partners.change') && (
        <Form method="post" encType="multipart/form-data" className="stack" noValidate>
          <TextInput
            type="file"
            name="file"
            label={t('office.partners.logoFile')}
            hint={t('office.partners.logoHint')}
            accept="image/png,image/webp,image/jpeg"
            {...(problem && { error: t(`office.partners.logoProblem.${problem}`) })}
          />
          <div className="cluster">
            <Button type="submit" name="intent" value="logo">
              {t('office.partners.saveLogo')}
            </Button>
            {logo !== null && (
              <Button type="submit" look="quiet" name="intent" value="no-logo">
                {t('office.partners.removeLogo')}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  )
}
