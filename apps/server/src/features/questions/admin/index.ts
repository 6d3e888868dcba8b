import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { companies, list } from './list.ts'
import { remove } from './remove.ts'

export const questionsAdminHandlers: Handlers<typeof questionsAdminCalls> = {
  companies,
  list,
  add,
  change,
  remove,
}
