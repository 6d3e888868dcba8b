import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import type { CallError } from '@yf/client/call-error'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

export interface HospitalApplication {
  readonly page: ApplyPage
  /** null before anything was filled in. */
  readonly draft: ApplyDraft | null
}

export interface Found {
  readonly application: HospitalApplication | null
  readonly error: CallError | null
  readonly retry: () => unknown
}

/** Who can claim, and what was begun. Asking for the draft itself would begin one, so the list is asked first. */
export function useHospitalDraft(): Found {
  const { companyId } = useCompany()
  const page = useFresh(claimCalls.applyPage, { companyId }, { silent: true })
  const list = { pageNo: 1, pageSize: 20, companyId, status: '0' }
  const drafts = useFresh(claimCalls.list, list, { silent: true })
  const isBegun = drafts.data?.records.some(({ flow }) => flow === 'hospital') ?? false
  const asked = { companyId, flow: 'hospital' } as const
  const draft = useFresh(claimCalls.chooseMember, asked, { silent: true, enabled: isBegun })
  const parts = isBegun ? [page, drafts, draft] : [page, drafts]
  const failed = parts.find(({ isError }) => isError)
  const isThere = parts.every(({ isSuccess }) => isSuccess)
  return {
    application:
      isThere && page.data ? { page: page.data, draft: isBegun ? (draft.data ?? null) : null } : null,
    error: failed?.error ?? null,
    retry: () => Promise.all(parts.map(({ refetch }) => refetch())),
  }
}
