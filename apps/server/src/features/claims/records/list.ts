import type { claimCalls } from '@yf/contract/claims'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { countCases, pageOfCases } from './list-store.ts'
import { summaryOnTheWire } from './on-the-wire.ts'

export const list: Run<typeof claimCalls.list> = async (input, { db, caller }) => {
  const wanted = {
    accountId: caller.accountId,
    companyId: input.companyId ?? null,
    states: input.status ? input.status.split(',').map(Number) : null,
    keyword: input.keyword?.trim() ?? '',
  }
  const [rows, total] = await Promise.all([pageOfCases(db, wanted, input), countCases(db, wanted)])
  return answer({ records: rows.map((row) => summaryOnTheWire(row, row)), total })
}
