import { DeletionSection } from './sections/deletion-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { ExportSection } from './sections/export-section.tsx'
import type { SignedInProps } from './signed-in-pages.tsx'
import { NewsletterSection } from './sections/newsletter-section.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { ProfileSection } from './sections/profile-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'

/** Who the customer is, how he gets in, what he gets to read, and the way out. */
export function ManagementPage({ customer, onLeaving }: SignedInProps) {
  return (
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
        <DeletionSection onLeaving={onLeaving} />
      </div>
    </div>
  )
}
