import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import type { QueryState } from '#platform/http/answered.tsx'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

export interface HospitalApplication {
  readonly page: ApplyPage
  /** null before anything was filled in. */
  readonly draft: ApplyDraft | null
}

/**
 * The persons who can claim, and the existing draft. Requesting the draft itself would create one, so the list comes
 * first.
 */
export function useHospitalDraft(): QueryState<HospitalApplication> {
  const { companyId } = useCompany()
  const page = useFresh(claimCalls.applyPage, { companyId })
  const list = { pageNo: 1, pageSize: 20, companyId, status: '0' }
  const drafts = useFresh(claimCalls.list, list)
  const isBegun = drafts.data?.records.some(({ flow }) => flow === 'hospital') ?? false
  const query = { companyId, flow: 'hospital' } as const
  const draft = useFresh(claimCalls.chooseMember, query, { enabled: isBegun })
  const begun = isBegun ? draft : { ...draft, data: null, error: null }
  const found = combineQueries(page, drafts, begun)
  return { ...found, data: found.data && { page: found.data[0], draft: found.data[2] } }
}
