import type { workbenchCalls } from '@yf/contract/workbench'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { countUpTo } from '../page-of.ts'
import { payable } from '../payments/store.ts'
import { casesOf } from './store.ts'

export const counts: Run<typeof workbenchCalls.counts> = async (_input, { db, staff }) => {
  const [open, mine, second, asked, appeal, payments] = await Promise.all([
    countUpTo(db, casesOf(db, 'open', staff.id, '')),
    countUpTo(db, casesOf(db, 'mine', staff.id, '')),
    countUpTo(db, casesOf(db, 'second', staff.id, '')),
    countUpTo(db, casesOf(db, 'asked', staff.id, '')),
    countUpTo(db, casesOf(db, 'appeal', staff.id, '')),
    countUpTo(db, payable(db)),
  ])
  return answer({ open, mine, second, asked, appeal, payments })
}
