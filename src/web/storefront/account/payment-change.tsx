import { AccountScreen } from './account-screen.tsx'

export default function PaymentChange() {
  return <AccountScreen place="paymentChange" />
}
