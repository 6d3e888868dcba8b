import { companyCalls } from '@yf/contract/company'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useSession } from '#platform/session/session.ts'
import { HrContact } from './hr-contact.tsx'

/** Whom to ask where somebody is logged in; whose company is not known, or has named nobody, sees nothing here. */
export function AskEmployer() {
  const companyId = useSession((session) => session.currentCompany?.companyId ?? '')
  const area = useQueryOf(companyCalls.equity, { companyId }, { enabled: companyId !== '', silent: true })
  return <HrContact contact={area.data?.contact ?? null} />
}
