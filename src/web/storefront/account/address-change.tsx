import { AccountScreen } from './account-screen.tsx'

export default function AddressChange() {
  return <AccountScreen place="addressChange" />
}
