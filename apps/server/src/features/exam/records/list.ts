import type { examCalls } from '@yf/contract/exam'
import { examStates } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toSummaryDto } from './dto.ts'

export const list: RunCallHandler<typeof examCalls.list> = async (
  { companyId, state, pageNo, pageSize },
  ctx,
) => {
  const own = ctx.db
    .selectFrom('exam_claim')
    .where('account_id', '=', ctx.caller.accountId)
    .where('state', '>', examStates.draft)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
  const [rows, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return answer({ records: rows.map(toSummaryDto), total: count })
}
