import { companyCalls } from '@yf/contract/company'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useSession } from '#platform/session/session.ts'
import { HrContact } from './hr-contact.tsx'

/** The company contact for logged-in members; renders nothing if the company is unknown or has named no contact. */
export function AskEmployer() {
  const companyId = useSession((session) => session.currentCompany?.companyId ?? '')
  const area = useQueryOf(companyCalls.equity, { companyId }, { enabled: companyId !== '', silent: true })
  return <HrContact contact={area.data?.contact ?? null} />
}
