import { Form } from 'react-router'
import { officeLanguages, type OfficeLanguage } from '#shop/messages/office-language.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOfficeLanguage } from '#web/backoffice/frame/office-language.ts'

const languages = Object.keys(officeLanguages) as OfficeLanguage[]

/** Each by its own name: whoever cannot read this page finds the one that they can. */
export function LanguageForm() {
  const t = useOfficeTranslate()
  const spoken = useOfficeLanguage()

  return (
    <section className="stack office-narrow" id="language">
      <h2>{t('office.staff.me.language')}</h2>
      <Form method="post" className="stack" reloadDocument>
        <fieldset className="office-choices">
          <legend>{t('office.staff.me.languageText')}</legend>
          {languages.map((language) => (
            <label key={language} lang={language}>
              <input type="radio" name="language" value={language} defaultChecked={language === spoken} />
              {t(`office.frame.language.${language}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="language">
            {t('office.staff.me.languageSend')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
