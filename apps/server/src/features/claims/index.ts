import type { claimCalls } from '@yf/contract/claims'
import type { claimTrialCalls } from '@yf/contract/claims-trial'
import type { claimEvents } from '@yf/contract/claims-events'
import type { Handlers } from '#platform/call/handler.ts'
import { applicationHandlers } from './record/application/index.ts'
import { materialPage, openSupplement } from './assessment/material-page.ts'
import { household } from './assessment/household.ts'
import { trial } from './assessment/trial.ts'
import { apply, applyAtPublicHospital } from './decision/apply.ts'
import { updateInfo } from './decision/update-info.ts'
import { diagnoses } from './evidence/diagnoses/suggest.ts'
import { saveBank } from './decision/save-bank.ts'
import { startFromOrder } from './evidence/reading/from-order.ts'
import { materialHandlers } from './evidence/reading/index.ts'
import { sendEmail } from './decision/documents/send-email.ts'
import { book } from './decision/documents/show-document.ts'
import { payoutNotice } from './decision/payment/payout-notice.ts'
import { detail } from './decision/progress/detail.ts'
import { list } from './decision/progress/list.ts'
import { renewCaseNo } from './decision/progress/renew.ts'
import { appeal } from './decision/review/appeal.ts'
import { cancel, withdraw } from './decision/take-back.ts'

/** Handlers of application, materials and cases. */
export const claimHandlers: Handlers<typeof claimCalls & typeof claimTrialCalls & typeof claimEvents> = {
  ...applicationHandlers,
  ...materialHandlers,
  startFromOrder,
  saveBank,
  saveBankV2: saveBank,
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
