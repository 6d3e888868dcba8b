import { identityAccountRows } from '#features/identity/account-rows.ts'
import { wechatAccountRows } from '#features/wechat/account-rows.ts'
import { handoffAccountRows } from '#features/handoff/account-rows.ts'
import { equityAccountRows } from '#features/equity/account-rows.ts'
import { cardsAccountRows } from '#features/cards/account-rows.ts'
import { couponsAccountRows } from '#features/coupons/account-rows.ts'
import { feedbackAccountRows } from '#features/feedback/account-rows.ts'
import { messagesAccountRows } from '#features/messages/account-rows.ts'
import { trackingAccountRows } from '#features/tracking/account-rows.ts'
import { questionsAccountRows } from '#features/questions/account-rows.ts'
import { advertsAccountRows } from '#features/adverts/account-rows.ts'
import { familyAccountRows } from '#features/family/account-rows.ts'
import { addressAccountRows } from '#features/address/account-rows.ts'
import { invoicesAccountRows } from '#features/invoices/account-rows.ts'
import { claimsAccountRows } from '#features/claims/account-rows.ts'
import { examAccountRows } from '#features/exam/account-rows.ts'
import { slotsAccountRows } from '#features/slots/account-rows.ts'
import { appointmentsAccountRows } from '#features/appointments/account-rows.ts'
import { eapAccountRows } from '#features/eap/account-rows.ts'
import { highExamAccountRows } from '#features/high-exam/account-rows.ts'
import { consultationAccountRows } from '#features/consultation/account-rows.ts'
import { pharmacyAccountRows } from '#features/pharmacy/account-rows.ts'
import { sleepAccountRows } from '#features/sleep/account-rows.ts'
import { ordersAccountRows } from '#features/orders/account-rows.ts'
import { paymentsAccountRows } from '#features/payments/account-rows.ts'
import { pointsAccountRows } from '#features/points/account-rows.ts'
import { activitiesAccountRows } from '#features/activities/account-rows.ts'
import { peopleAccountRows } from '#features/people/account-rows.ts'
import { companyAccountRows } from '#features/company/account-rows.ts'
import { subjectKeyAccountRows } from '#platform/crypto/account-rows.ts'
import { fileAccountRows } from '#platform/files/account-rows.ts'
import { ledgerAccountRows } from '#platform/ledger/account-rows.ts'
import { sessionAccountRows } from '#platform/session/account-rows.ts'
import type { AccountRows } from '#platform/account-rows/account-rows.ts'

/** Every column of the database with the id of an account; `account-rows.test.ts` compares them. */
export const accountRows: readonly AccountRows[] = [
  ...identityAccountRows,
  ...wechatAccountRows,
  ...handoffAccountRows,
  ...equityAccountRows,
  ...cardsAccountRows,
  ...couponsAccountRows,
  ...feedbackAccountRows,
  ...messagesAccountRows,
  ...trackingAccountRows,
  ...questionsAccountRows,
  ...advertsAccountRows,
  ...familyAccountRows,
  ...addressAccountRows,
  ...invoicesAccountRows,
  ...claimsAccountRows,
  ...examAccountRows,
  ...slotsAccountRows,
  ...appointmentsAccountRows,
  ...eapAccountRows,
  ...highExamAccountRows,
  ...consultationAccountRows,
  ...pharmacyAccountRows,
  ...sleepAccountRows,
  ...ordersAccountRows,
  ...paymentsAccountRows,
  ...pointsAccountRows,
  ...activitiesAccountRows,
  ...peopleAccountRows,
  ...companyAccountRows,
  ...subjectKeyAccountRows,
  ...fileAccountRows,
  ...ledgerAccountRows,
  ...sessionAccountRows,
]
