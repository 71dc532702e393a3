import { Icon } from '#web/art/icons.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { askShop } from '#web/storefront/account/signed-in/ask-shop.ts'
import { ActionNotice } from '#web/storefront/account/signed-in/action-notice.tsx'
import { useAction } from '#web/storefront/account/signed-in/use-action.ts'

/** A link cannot carry the token: the file is fetched first, and then handed over as the download that it is. */
function saveFile(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Everything that the shop knows, to take along. */
export function ExportSection() {
  const t = useTranslate()
  const action = useAction()

  const download = async () => {
    const told = await action.run(() => askShop('GET', '/api/account/export'))
    if (told) saveFile('umlauf.json', told.body)
  }

  return (
    <Card as="section">
      <h2>{t('account.export.title')}</h2>
      <p>{t('account.export.text')}</p>
      <ActionNotice action={action} />
      <p>
        <Button look="quiet" busy={action.isBusy} onClick={() => void download()}>
          <Icon name="download" />
          {t('account.export.download')}
        </Button>
      </p>
    </Card>
  )
}
