import { userAgreement } from '../shared/user-agreement.ts'
import { LegalPage } from '../parts/legal-page.tsx'

export default function AgreementScreen() {
  return <LegalPage text={userAgreement} />
}
