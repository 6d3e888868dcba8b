import type { hospitalCalls } from '@yf/contract/hospital'
import type { Handlers } from '#platform/call/handler.ts'
import { activate } from './activate.ts'
import { diseaseLabels } from './disease-labels.ts'
import { jinliLogin } from './jinli-login.ts'
import { list, publicList } from './list.ts'

export const hospitalHandlers: Handlers<typeof hospitalCalls> = {
  list,
  publicList,
  diseaseLabels,
  activate,
  jinliLogin,
}
