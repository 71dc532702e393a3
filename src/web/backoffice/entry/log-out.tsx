import { officeScreens } from '#shop/office-screens.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** Whoever gets no further may begin again as somebody else. */
export function LogOut() {
  const t = useOfficeTranslate()

  return (
    <form method="post" action={officeScreens.logout.path} className="office-login-out">
      <Button type="submit" look="quiet" size="small">
        {t('office.entry.login.out')}
      </Button>
    </form>
  )
}
