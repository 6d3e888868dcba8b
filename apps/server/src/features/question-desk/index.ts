import type { questionDeskCalls } from '@yf/contract/question-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { companies, list } from './list.ts'
import { remove } from './remove.ts'

export const questionDeskHandlers: Handlers<typeof questionDeskCalls> = {
  companies,
  list,
  add,
  change,
  remove,
}
