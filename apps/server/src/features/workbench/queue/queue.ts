import type { workbenchCalls } from '@yf/contract/workbench'
import { answer } from '#platform/call/outcome.ts'
import { recordRead } from '../audit/record.ts'
import { withHindrances } from '../appeal/took-part.ts'
import { forStaff } from '../duty.ts'
import { pageOf } from '../page-of.ts'
import { queueRowsOnTheWire } from './on-the-wire.ts'
import { casesOf, inOrder, type List } from './store.ts'

const hour = 3_600_000
const names: Readonly<Record<List, string>> = {
  open: '待处理',
  mine: '我的案件',
  second: '待复核',
  asked: '待补充',
  appeal: '复核申请',
  all: '全部案件',
}

/** Names and hospitals stand in the lists too. The screen asks every minute: whom it shows is written down once an hour. */
export const queue = forStaff<typeof workbenchCalls.queue>('queue', async (input, ctx) => {
  const { db, staff } = ctx
  const { list } = input
  const keyword = input.keyword?.trim() ?? ''
  const { rows, total } = await pageOf(db, casesOf(db, list, staff.id, keyword), input, (query) =>
    inOrder(query, list),
  )
  const records = await queueRowsOnTheWire(db, rows)
  if (keyword === '') await recordRead(ctx, { deed: 'listCases', seen: rows, detail: names[list] }, hour)
  else await recordRead(ctx, { deed: 'searchCases', seen: rows, detail: keyword })
  return answer({ records: list === 'appeal' ? await withHindrances(ctx, records) : records, total })
})
