import { AccountSoon } from './account-soon.tsx'

export default function PasswordForgot() {
  return <AccountSoon screen="passwordForgot" />
}
