import { consultationCalls } from '@yf/contract/consultation'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** The price of a consultation for this patient, and their known data. */
export function useQuote(familyId: string | null | undefined) {
  const { companyId } = useCompany()
  return useQueryOf(
    consultationCalls.quote,
    { companyId, familyId: familyId ?? '' },
    { enabled: Boolean(familyId), silent: true, staleTime: 0 },
  )
}
