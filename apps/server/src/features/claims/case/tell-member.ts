import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { tell } from '#features/messages/public.ts'
import type { CaseRow } from '../own-case.ts'

/** A notice about a case, in the transaction that made it true; a tap on it opens the case. */
export const tellMember = (
  ctx: { db: Db; clock: Clock },
  { company_id, account_id, id, case_no }: CaseRow,
  { title, words }: { title: string; words: string },
): Promise<string> =>
  tell(ctx, {
    companyId: company_id,
    accountId: account_id,
    tab: 2,
    title,
    content: `案件 ${case_no}：${words}`,
    jumpUrl: `/claimSettlement/detail?caseId=${id}`,
  })
