import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { companyIdsOf } from '#features/company/public.ts'
import { countCases, pageOfCases } from './list-store.ts'
import { toSummaryDtos } from './dto.ts'

export const list: RunCallHandler<typeof claimCalls.list> = async (input, { db, caller }) => {
  const { accountId } = caller
  const query = {
    accountId,
    companyIds: input.companyId ? [input.companyId] : await companyIdsOf(db, accountId),
    states: input.status ? input.status.split(',').map(Number) : null,
    keyword: input.keyword?.trim() ?? '',
  }
  const [rows, total] = await Promise.all([pageOfCases(db, query, input), countCases(db, query)])
  return answer({ records: await toSummaryDtos(db, rows), total })
}
