import { consultationCalls } from '@yf/contract/consultation'
import type { ConsultationRow } from '@yf/contract/consultation-shapes'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The member's latest consultations. A failure shows nothing here: the list shows its own error. */
export function useConsultations(): readonly ConsultationRow[] | undefined {
  const { companyId } = useCompany()
  const query = { companyId, pageNo: 1, pageSize: 5 }
  return useQueryOf(consultationCalls.list, query, { silent: true, staleTime: 0 }).data?.records
}
