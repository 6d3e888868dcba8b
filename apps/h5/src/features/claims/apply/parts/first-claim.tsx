import { claimCalls } from '@yf/contract/claims'
import { firstClaimNotice } from '@yf/domain/claim-gate'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'

/** The entry page shows it in a dialog; a member who arrives by a link has not seen that. */
export function FirstClaim() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(claimCalls.limitV2, { companyId }, { silent: true })
  return data?.isFirst === 1 ? <NoticeBar>{firstClaimNotice(data.maxTopLimitByCompany)}</NoticeBar> : null
}
