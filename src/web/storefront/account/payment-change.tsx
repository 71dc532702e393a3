import { AccountSoon } from './account-soon.tsx'

export default function PaymentChange() {
  return <AccountSoon screen="paymentChange" />
}
