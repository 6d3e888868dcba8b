import type { claimCalls } from '@yf/contract/claims'
import type { Handlers } from '#platform/call/handler.ts'
import { apply, applyAtPublicHospital } from './apply.ts'
import { detail } from './detail.ts'
import { list } from './list.ts'
import { book } from './look-at-book.ts'
import { materialPage, openSupplement } from './material-page.ts'
import { renewCaseNo } from './renew.ts'
import { sendEmail } from './send-email.ts'
import { cancel, withdraw } from './take-back.ts'
import { updateInfo } from './update-info.ts'

type Rows =
  | 'materialPage'
  | 'openSupplement'
  | 'book'
  | 'sendEmail'
  | 'apply'
  | 'applyV2'
  | 'applyAtPublicHospital'
  | 'list'
  | 'detail'
  | 'cancel'
  | 'withdraw'
  | 'updateInfo'
  | 'renewCaseNo'

export const caseHandlers: Handlers<Pick<typeof claimCalls, Rows>> = {
  materialPage,
  openSupplement,
  book,
  sendEmail,
  apply,
  applyV2: apply,
  applyAtPublicHospital,
  list,
  detail,
  cancel,
  withdraw,
  updateInfo,
  renewCaseNo,
}
