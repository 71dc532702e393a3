import { AccountSoon } from './account-soon.tsx'

export default function PasswordReset() {
  return <AccountSoon screen="passwordReset" />
}
