import { AccountScreen } from './account-screen.tsx'

export default function AccountOverview() {
  return <AccountScreen place="overview" />
}
