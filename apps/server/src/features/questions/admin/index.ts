import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { companyChoices as companies } from '#features/company/public.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'

export const questionsAdminHandlers: Handlers<typeof questionsAdminCalls> = {
  companies,
  list,
  add,
  change,
  remove,
}
