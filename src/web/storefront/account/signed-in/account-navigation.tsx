import { usePath, useScreen, useTranslate } from '#web/shop-context.tsx'
import { Chip } from '#web/storefront/catalogue/lists/chips.tsx'
import { Button } from '#web/ui/button.tsx'
import { logout } from '#web/storefront/account/account-calls.ts'

const ways = [
  ['overview', 'accountOverview'],
  ['management', 'accountManagement'],
  ['addressChange', 'accountAddressChange'],
  ['paymentChange', 'accountPaymentChange'],
] as const

/** The ways through the account, and the way out. */
export function AccountNavigation({ customerNumber }: { customerNumber: string }) {
  const t = useTranslate()
  const path = usePath()
  const here = useScreen()

  return (
    <div className="cluster cluster--apart">
      <nav aria-label={t('account.navigation')}>
        <ul className="chips">
          {ways.map(([place, screen]) => (
            <Chip key={place} href={path(screen)} current={here === screen && 'page'}>
              {t(`account.${place}.link`)}
            </Chip>
          ))}
        </ul>
      </nav>
      <p className="cluster muted">
        <span>{t('account.number', { number: customerNumber })}</span>
        <Button look="quiet" size="small" onClick={() => void logout()}>
          {t('account.logout')}
        </Button>
      </p>
    </div>
  )
}
