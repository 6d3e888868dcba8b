import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { correct } from './correct.ts'
import { list, open } from './list.ts'
import { confirm, sendBack } from './second.ts'
import { approve, refuseClaim } from './verdicts.ts'

export const examAdminHandlers: Handlers<typeof examAdminCalls> = {
  list,
  open,
  correct,
  approve,
  refuse: refuseClaim,
  confirm,
  sendBack,
}
