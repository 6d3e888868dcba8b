import type { claimCalls } from '@yf/contract/claims'
import type { Handlers } from '#platform/call/handler.ts'
import { apply, applyAtPublicHospital } from '../deciding/apply.ts'
import { detail } from '../records/detail.ts'
import { list } from '../records/list.ts'
import { book } from '../papers/show-paper.ts'
import { materialPage, openSupplement } from '../checking/material-page.ts'
import { renewCaseNo } from '../records/renew.ts'
import { sendEmail } from '../papers/send-email.ts'
import { cancel, withdraw } from '../records/take-back.ts'
import { updateInfo } from '../deciding/update-info.ts'

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
