import type { workbenchCalls } from '@yf/contract/workbench'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { recordRead } from '../audit/record.ts'
import { pageOf } from '../page-of.ts'
import { queueRowsOnTheWire } from './on-the-wire.ts'
import { casesOf, inOrder, type List } from './store.ts'

const hour = 3_600_000
const names: Readonly<Record<List, string>> = {
  open: '待处理',
  mine: '我的案件',
  second: '待复核',
  asked: '待补充',
  all: '全部案件',
}

/** Names and hospitals stand in the lists too. The screen asks every minute: a list is written down once an hour. */
export const queue: Run<typeof workbenchCalls.queue> = async (input, ctx) => {
  const { db, staff } = ctx
  const { list } = input
  const keyword = input.keyword?.trim() ?? ''
  if (keyword === '') await recordRead(ctx, { deed: '查看案件列表', detail: names[list] }, hour)
  else await recordRead(ctx, { deed: '搜索案件', detail: keyword })
  const { rows, total } = await pageOf(db, casesOf(db, list, staff.id, keyword), input, (query) =>
    inOrder(query, list),
  )
  return answer({ records: await queueRowsOnTheWire(db, rows), total })
}
