import { data } from 'react-router'
import { office } from './office-handlers.ts'

export const loader = office.read('dashboard.see', () => {
  throw data(null, { status: 404 })
})

export default function NotFound() {
  return null
}
