import type { CaseNotice } from '@yf/domain/claim-notices'
import { notify, notifyOutside, type OutsideWork } from '#features/messages/public.ts'
import type { CaseRow } from './own-case.ts'

/** A notice about a case, written in the transaction that it reports; tapping it opens the case. */
export async function notifyMember(
  ctx: OutsideWork,
  { company_id, account_id, id, case_no }: CaseRow,
  { kind, words, outside }: CaseNotice,
): Promise<void> {
  const path = `/claimSettlement/detail?caseId=${id}`
  const noticeId = await notify(ctx, {
    companyId: company_id,
    accountId: account_id,
    kind,
    id,
    content: `案件 ${case_no}：${words}`,
  })
  if (outside)
    await notifyOutside(ctx, { accountId: account_id, noticeId, caseNo: case_no, path, facts: outside })
}
