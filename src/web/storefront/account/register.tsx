import { AccountSoon } from './account-soon.tsx'

export default function AccountRegister() {
  return <AccountSoon screen="register" />
}
