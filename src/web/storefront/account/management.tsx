import { useState } from 'react'
import { useAccountState } from '#web/state/account-state.ts'
import { AccountScreen } from './account-screen.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export-section.tsx'
import { Goodbye } from './goodbye.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export default function AccountManagement() {
  const [isLeaving, setLeaving] = useState(false)
  const hasLeft = useAccountState(({ isLoggedIn }) => isLeaving && !isLoggedIn)
  if (hasLeft) return <Goodbye />

  return (
    <AccountScreen screen="management">
      {(customer) => (
        <div className="grid grid--halves">
          <div className="stack stack--loose">
            <ProfileSection customer={customer} />
            <EmailSection email={customer.email} />
            <PasswordSection email={customer.email} />
          </div>
          <div className="stack stack--loose">
            <NewsletterSection newsletter={customer.newsletter} />
            <SessionsSection />
            <ExportSection />
            <DeletionSection onLeaving={setLeaving} />
          </div>
        </div>
      )}
    </AccountScreen>
  )
}
