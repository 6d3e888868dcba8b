import type { callTable, Domain } from '@yf/contract/table'
import { activitiesAdminHandlers } from '#features/activities/admin/index.ts'
import { activityHandlers } from '#features/activities/index.ts'
import { addressHandlers } from '#features/address/index.ts'
import { addressEncrypted } from '#features/address/encrypted.ts'
import { advertsAdminHandlers } from '#features/adverts/admin/index.ts'
import { advertHandlers } from '#features/adverts/index.ts'
import { advertEncrypted } from '#features/adverts/encrypted.ts'
import { equityAdminHandlers } from '#features/equity/admin/index.ts'
import { feedbackHandlers } from '#features/feedback/index.ts'
import { plansAdminHandlers } from '#features/plans/admin/index.ts'
import { hospitalAdminHandlers } from '#features/hospital/admin/index.ts'
import { questionHandlers } from '#features/questions/index.ts'
import { staffHandlers } from '#features/staff/index.ts'
import { trackingAdminHandlers } from '#features/tracking/admin/index.ts'
import { claimsAdminJobs } from '#features/claims/admin/queue/jobs.ts'
import { trialRunJobs } from '#features/claims/admin/trials/try-job.ts'
import { feedbackSubjectColumns } from '#features/feedback/encrypted.ts'
import { agendaHandlers } from '#features/agenda/index.ts'
import { billDeliverers } from '#features/bills/deliveries.ts'
import { billsAdminHandlers } from '#features/bills/admin/index.ts'
import { billHandlers } from '#features/bills/index.ts'
import { billEncrypted } from '#features/bills/encrypted.ts'
import { appointmentsAdminHandlers } from '#features/appointments/admin/index.ts'
import { appointmentHandlers } from '#features/appointments/index.ts'
import { claimHandlers } from '#features/claims/index.ts'
import { claimJobs } from '#features/claims/jobs.ts'
import { claimEncrypted, claimSubjectColumns } from '#features/claims/record/encrypted.ts'
import { companyHandlers } from '#features/company/index.ts'
import { activeCompaniesOf, joinCompanies } from '#features/company/public.ts'
import { companyAdminHandlers } from '#features/company/admin/index.ts'
import { companyEncrypted } from '#features/company/encrypted.ts'
import { consultationDeliverers } from '#features/consultation/hospital/deliveries.ts'
import { consultationHandlers } from '#features/consultation/index.ts'
import { consultationJobs } from '#features/consultation/jobs.ts'
import { encryptedConsultationColumns } from '#features/consultation/encrypted.ts'
import { couponsAdminHandlers } from '#features/coupons/admin/index.ts'
import { couponHandlers } from '#features/coupons/index.ts'
import { couponJobs } from '#features/coupons/jobs.ts'
import { cardsAdminHandlers } from '#features/cards/admin/index.ts'
import { cardHandlers } from '#features/cards/index.ts'
import { cardJobs } from '#features/cards/jobs.ts'
import { encryptedCardColumns } from '#features/cards/encrypted.ts'
import { eapAdminHandlers } from '#features/eap/admin/index.ts'
import { eapHandlers } from '#features/eap/index.ts'
import { eapEncrypted } from '#features/eap/encrypted.ts'
import { equityHandlers } from '#features/equity/index.ts'
import { examAdminHandlers } from '#features/exam/admin/index.ts'
import { examHandlers } from '#features/exam/index.ts'
import { enrolmentAdminHandlers } from '#features/enrolment/admin/index.ts'
import { enrolmentJobs } from '#features/enrolment/jobs.ts'
import { examJobs } from '#features/exam/jobs.ts'
import { encryptedExamColumns } from '#features/exam/encrypted.ts'
import { familyHandlers } from '#features/family/index.ts'
import { familyEncrypted } from '#features/family/encrypted.ts'
import { identityDeliverers } from '#features/identity/deliveries.ts'
import { identityHandlers } from '#features/identity/index.ts'
import { identityJobs } from '#features/identity/jobs.ts'
import { identityEncrypted } from '#features/identity/encrypted.ts'
import { importsAdminHandlers } from '#features/imports/admin/index.ts'
import { importEncrypted } from '#features/imports/encrypted.ts'
import { importJobs } from '#features/imports/write-job.ts'
import { invoicesAdminHandlers } from '#features/invoices/admin/index.ts'
import { invoiceHandlers } from '#features/invoices/index.ts'
import { invoiceJobs } from '#features/invoices/jobs.ts'
import { invoiceEncrypted } from '#features/invoices/encrypted.ts'
import { wechatHandlers } from '#features/wechat/index.ts'
import { wechatJobs } from '#features/wechat/jobs.ts'
import { workChatAdminHandlers } from '#features/work-chat/admin/index.ts'
import { workChatHandlers } from '#features/work-chat/index.ts'
import { workChatEncrypted } from '#features/work-chat/encrypted.ts'
import { handoffHandlers } from '#features/handoff/index.ts'
import { handoffJobs } from '#features/handoff/jobs.ts'
import { feedbackAdminHandlers } from '#features/feedback/admin/index.ts'
import { customerServiceAdminHandlers } from '#features/customer-service/admin/index.ts'
import { trackingHandlers } from '#features/tracking/index.ts'
import { trackingJobs } from '#features/tracking/jobs.ts'
import { fileHandlers } from '#features/files/index.ts'
import { highExamHandlers } from '#features/high-exam/index.ts'
import { highExamJobs } from '#features/high-exam/jobs.ts'
import { personEncrypted } from '#features/people/encrypted.ts'
import { peopleJobs } from '#features/people/jobs.ts'
import { highExamSubjectColumns } from '#features/high-exam/encrypted.ts'
import { hospitalHandlers } from '#features/hospital/index.ts'
import { sleepDeliverers } from '#features/sleep/deliveries.ts'
import { sleepHandlers } from '#features/sleep/index.ts'
import { sleepJobs } from '#features/sleep/jobs.ts'
import { sleepSubjectColumns } from '#features/sleep/encrypted.ts'
import { mallAdminHandlers } from '#features/mall/admin/index.ts'
import { mallHandlers } from '#features/mall/index.ts'
import { noticeDeliverers } from '#features/messages/deliveries.ts'
import { membersAdminHandlers } from '#features/members/admin/index.ts'
import { messageHandlers } from '#features/messages/index.ts'
import { outsideDeliverers } from '#features/messages/outside/deliveries.ts'
import { messageEncrypted, messageSubjectColumns } from '#features/messages/encrypted.ts'
import { orderHandlers } from '#features/orders/index.ts'
import { mallOrderHandlers } from '#features/orders/mall/index.ts'
import { afterSaleHandlers } from '#features/orders/after-sales/index.ts'
import { ordersAdminHandlers } from '#features/orders/admin/index.ts'
import { orderJobs } from '#features/orders/jobs.ts'
import { encryptedOrderColumns } from '#features/orders/encrypted.ts'
import { parcelHandlers } from '#features/parcels/index.ts'
import { parcelJobs } from '#features/parcels/jobs.ts'
import { calendarJobs } from '#features/calendar/jobs.ts'
import { calendarAdminHandlers } from '#features/calendar/admin/index.ts'
import { questionsAdminHandlers } from '#features/questions/admin/index.ts'
import { paymentsAdminHandlers } from '#features/payments/admin/index.ts'
import { paymentHandlers } from '#features/payments/index.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { pharmacyDeliverers } from '#features/pharmacy/hospital.ts'
import { pharmacyHandlers } from '#features/pharmacy/index.ts'
import { pharmacySubjectColumns } from '#features/pharmacy/encrypted.ts'
import { slotJobs } from '#features/slots/cleanup/jobs.ts'
import { pointsHandlers } from '#features/points/index.ts'
import { pointsJobs } from '#features/points/jobs.ts'
import { approvalEncrypted } from '#features/approvals/encrypted.ts'
import { approvalsAdminHandlers } from '#features/approvals/admin/index.ts'
import { pointsAdminHandlers } from '#features/points/admin/index.ts'
import { premiumsAdminHandlers } from '#features/premiums/admin/index.ts'
import { premiumJobs } from '#features/premiums/jobs.ts'
import { personnelAdminHandlers } from '#features/personnel/admin/index.ts'
import { claimsAdminHandlers } from '#features/claims/admin/index.ts'
import { staffJobs } from '#features/staff/jobs.ts'
import { claimsAdminTexts } from '#features/claims/admin/case/encrypted.ts'
import { mailDeliverers } from '#partners/mail/deliveries.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { credentialEncrypted } from '#platform/credentials/store.ts'
import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'
import { subjectKeyEncrypted } from '#platform/crypto/subject-keys.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import type { Deliverers } from '#platform/jobs/outbox.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { sessionJobs } from '#platform/session/jobs.ts'
import { platformJobs } from './platform-jobs.ts'

/** A domain of the contract without handlers does not compile. */
export const featureHandlers: { readonly [D in Domain]: Handlers<(typeof callTable)[D]> } = {
  address: addressHandlers,
  adverts: advertHandlers,
  feedback: feedbackHandlers,
  questions: questionHandlers,
  advertsAdmin: advertsAdminHandlers,
  agenda: agendaHandlers,
  appointments: appointmentHandlers,
  appointmentsAdmin: appointmentsAdminHandlers,
  claims: claimHandlers,
  company: companyHandlers,
  consultation: consultationHandlers,
  cards: cardHandlers,
  cardsAdmin: cardsAdminHandlers,
  equity: equityHandlers,
  eapAdmin: eapAdminHandlers,
  coupons: couponHandlers,
  couponsAdmin: couponsAdminHandlers,
  eap: eapHandlers,
  exam: examHandlers,
  examAdmin: examAdminHandlers,
  family: familyHandlers,
  identity: identityHandlers({ joinCompanies, companiesOf: activeCompaniesOf }),
  importsAdmin: importsAdminHandlers,
  invoices: invoiceHandlers,
  invoicesAdmin: invoicesAdminHandlers,
  wechat: wechatHandlers,
  workChat: workChatHandlers,
  workChatAdmin: workChatAdminHandlers,
  handoff: handoffHandlers(activeCompaniesOf),
  tracking: trackingHandlers,
  files: fileHandlers,
  highExam: highExamHandlers,
  hospital: hospitalHandlers,
  sleep: sleepHandlers,
  mall: mallHandlers,
  mallAdmin: mallAdminHandlers,
  messages: messageHandlers,
  questionsAdmin: questionsAdminHandlers,
  orders: orderHandlers,
  mallOrders: mallOrderHandlers,
  afterSales: afterSaleHandlers,
  ordersAdmin: ordersAdminHandlers,
  calendarAdmin: calendarAdminHandlers,
  paymentsAdmin: paymentsAdminHandlers,
  parcels: parcelHandlers,
  payments: paymentHandlers,
  pharmacy: pharmacyHandlers,
  points: pointsHandlers,
  companyAdmin: companyAdminHandlers,
  pointsAdmin: pointsAdminHandlers,
  approvalsAdmin: approvalsAdminHandlers,
  activities: activityHandlers,
  activitiesAdmin: activitiesAdminHandlers,
  bills: billHandlers,
  billsAdmin: billsAdminHandlers,
  staff: staffHandlers,
  trackingAdmin: trackingAdminHandlers,
  claimsAdmin: claimsAdminHandlers,
  customerServiceAdmin: customerServiceAdminHandlers,
  feedbackAdmin: feedbackAdminHandlers,
  personnelAdmin: personnelAdminHandlers,
  plansAdmin: plansAdminHandlers,
  enrolmentAdmin: enrolmentAdminHandlers,
  membersAdmin: membersAdminHandlers,
  premiumsAdmin: premiumsAdminHandlers,
  hospitalAdmin: hospitalAdminHandlers,
  equityAdmin: equityAdminHandlers,
}

const deliverers: Deliverers = {
  ...identityDeliverers,
  ...consultationDeliverers,
  ...pharmacyDeliverers,
  ...sleepDeliverers,
  ...billDeliverers,
  ...noticeDeliverers,
  ...outsideDeliverers,
  ...mailDeliverers,
}

/** Every encrypted column of the features: a key rotation walks over them. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...approvalEncrypted,
  ...credentialEncrypted,
  ...subjectKeyEncrypted,
  ...identityEncrypted,
  ...personEncrypted,
  ...importEncrypted,
  ...familyEncrypted,
  ...addressEncrypted,
  ...companyEncrypted,
  ...advertEncrypted,
  ...billEncrypted,
  ...workChatEncrypted,
  ...messageEncrypted,
  ...claimEncrypted,
]

/** Every text that is encrypted with data subject keys: a key rotation changes those keys, and not the texts. */
export const subjectColumns: readonly SubjectColumn[] = [
  ...claimSubjectColumns,
  ...encryptedExamColumns,
  ...encryptedConsultationColumns,
  ...claimsAdminTexts,
  ...feedbackSubjectColumns,
  ...encryptedCardColumns,
  ...encryptedOrderColumns,
  ...invoiceEncrypted,
  ...pharmacySubjectColumns,
  ...eapEncrypted,
  ...sleepSubjectColumns,
  ...highExamSubjectColumns,
  ...messageSubjectColumns,
]

export const allJobs: readonly AnyJob[] = [
  ...platformJobs(deliverers, encryptedColumns),
  ...sessionJobs,
  ...cardJobs,
  ...enrolmentJobs,
  ...premiumJobs,
  ...identityJobs,
  ...peopleJobs,
  ...importJobs,
  ...wechatJobs,
  ...handoffJobs,
  ...orderJobs,
  ...couponJobs,
  ...invoiceJobs,
  ...parcelJobs,
  ...paymentJobs,
  ...pointsJobs,
  ...slotJobs,
  ...sleepJobs,
  ...highExamJobs,
  ...trackingJobs,
  ...staffJobs,
  ...claimsAdminJobs,
  ...trialRunJobs,
  ...calendarJobs,
  ...consultationJobs,
  ...claimJobs,
  ...examJobs,
]
