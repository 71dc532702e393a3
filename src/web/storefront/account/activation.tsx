import { AccountSoon } from './account-soon.tsx'

export default function AccountActivation() {
  return <AccountSoon screen="register" />
}
