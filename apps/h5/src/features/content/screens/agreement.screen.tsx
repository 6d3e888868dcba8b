import { userAgreement } from '../shared/user-agreement.ts'
import { LegalPage } from '../parts/legal-page.tsx'

export default function AgreementScreen() {
  return <LegalPage barTitle="用户协议" text={userAgreement} />
}
