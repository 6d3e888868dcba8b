import type { claimCalls } from '@yf/contract/claims'
import type { claimTrialCalls } from '@yf/contract/claims-trial'
import type { claimEvents } from '@yf/contract/claims-events'
import type { Handlers } from '#platform/call/handler.ts'
import { applicationHandlers } from './application/index.ts'
import { materialPage, openSupplement } from './checking/material-page.ts'
import { household } from './checking/household.ts'
import { trial } from './checking/trial.ts'
import { apply, applyAtPublicHospital } from './deciding/apply.ts'
import { updateInfo } from './deciding/update-info.ts'
import { diagnoses } from './diagnoses/suggest.ts'
import { materialHandlers } from './materials/index.ts'
import { sendEmail } from './papers/send-email.ts'
import { book } from './papers/show-paper.ts'
import { payoutNotice } from './paying/payout-notice.ts'
import { detail } from './records/detail.ts'
import { list } from './records/list.ts'
import { renewCaseNo } from './records/renew.ts'
import { appeal } from './revision/appeal.ts'
import { cancel, withdraw } from './records/take-back.ts'

/** Handlers of application, materials and cases. */
export const claimHandlers: Handlers<typeof claimCalls & typeof claimTrialCalls & typeof claimEvents> = {
  ...applicationHandlers,
  ...materialHandlers,
  diagnoses,
  household,
  trial,
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
  appeal,
  payoutNotice,
}
