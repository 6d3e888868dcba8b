import { consultationCalls } from '@yf/contract/consultation'
import type { ConsultationRow } from '@yf/contract/consultation-shapes'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The newest of the person's consultations. Without an answer there is nothing to say here: the list has its own. */
export function useConsultations(): readonly ConsultationRow[] | undefined {
  const { companyId } = useCompany()
  const asked = { companyId, pageNo: 1, pageSize: 5 }
  return useQueryOf(consultationCalls.list, asked, { silent: true, staleTime: 0 }).data?.records
}
