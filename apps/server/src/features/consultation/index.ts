import type { consultationCalls } from '@yf/contract/consultation'
import type { consultationEvents } from '@yf/contract/consultation-events'
import type { Handlers } from '#platform/call/handler.ts'
import { authCode } from './auth-code.ts'
import { cancel } from './cancel.ts'
import { detail } from './detail.ts'
import { drugEquity } from './drug-equity.ts'
import { end } from './end.ts'
import { evaluate } from './evaluate.ts'
import { accepted, declined } from './events/accepted.ts'
import { doctorMessage, doctorRead, doctorTyping } from './events/doctor-message.ts'
import { hospitalEnded, sickNote } from './events/ended.ts'
import { prescribed, prescriptionPassed, prescriptionRefused } from './events/prescribed.ts'
import { list } from './list.ts'
import { choosePrecheckLabels } from './precheck-labels.ts'
import { prescriptions } from './prescriptions/list.ts'
import { quote } from './quote.ts'
import { markRead } from './room/mark-read.ts'
import { messages } from './room/messages.ts'
import { send } from './room/send.ts'
import { typing } from './room/typing.ts'
import { start } from './start.ts'

export const consultationHandlers: Handlers<typeof consultationCalls & typeof consultationEvents> = {
  quote,
  choosePrecheckLabels,
  start,
  list,
  detail,
  cancel,
  end,
  evaluate,
  prescriptions,
  drugEquity,
  authCode,
  messages,
  send,
  typing,
  markRead,
  accepted,
  declined,
  doctorMessage,
  doctorRead,
  doctorTyping,
  prescribed,
  sickNote,
  hospitalEnded,
  prescriptionPassed,
  prescriptionRefused,
}
