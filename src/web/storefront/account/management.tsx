import { AccountScreen } from './account-screen.tsx'

export default function AccountManagement() {
  return <AccountScreen place="management" />
}
