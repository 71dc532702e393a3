import { AccountSoon } from './account-soon.tsx'

export default function AccountManagement() {
  return <AccountSoon screen="management" />
}
