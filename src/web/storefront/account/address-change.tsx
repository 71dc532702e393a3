import { AccountSoon } from './account-soon.tsx'

export default function AddressChange() {
  return <AccountSoon screen="addressChange" />
}
