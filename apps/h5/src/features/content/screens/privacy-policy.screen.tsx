import { privacyPolicy } from '../shared/privacy-policy.ts'
import { LegalPage } from '../parts/legal-page.tsx'

export default function PrivacyPolicyScreen() {
  return <LegalPage text={privacyPolicy} />
}
