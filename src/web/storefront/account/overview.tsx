import { AccountSoon } from './account-soon.tsx'

export default function AccountOverview() {
  return <AccountSoon screen="overview" />
}
