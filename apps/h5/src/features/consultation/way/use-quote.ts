import { consultationCalls } from '@yf/contract/consultation'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** What a consultation would cost this patient, and what is known of them. */
export function useQuote(familyId: string | null | undefined) {
  const { companyId } = useCompany()
  return useQueryOf(
    consultationCalls.quote,
    { companyId, familyId: familyId ?? '' },
    { enabled: Boolean(familyId), silent: true, staleTime: 0 },
  )
}
