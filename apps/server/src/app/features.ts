import type { callTable, Domain } from '@yf/contract/table'
import { activityDeskHandlers } from '#features/activities/desk/index.ts'
import { activityHandlers } from '#features/activities/index.ts'
import { addressHandlers } from '#features/address/index.ts'
import { addressSealed } from '#features/address/sealed.ts'
import { advertDeskHandlers } from '#features/advert-desk/index.ts'
import { advertHandlers } from '#features/advert/index.ts'
import { advertSealed, advertWords } from '#features/advert/sealed.ts'
import { agendaHandlers } from '#features/agenda/index.ts'
import { billDeliverers } from '#features/bills/deliveries.ts'
import { billDeskHandlers } from '#features/bills/desk/index.ts'
import { billHandlers } from '#features/bills/index.ts'
import { billSealed } from '#features/bills/sealed.ts'
import { appointmentDeskHandlers } from '#features/appointments/desk/index.ts'
import { appointmentHandlers } from '#features/appointments/index.ts'
import { claimHandlers } from '#features/claims/index.ts'
import { claimJobs } from '#features/claims/jobs.ts'
import { claimSealed, claimWords } from '#features/claims/sealed.ts'
import { companyHandlers } from '#features/company/index.ts'
import { activeCompaniesOf, joinCompanies } from '#features/company/public.ts'
import { companyDeskHandlers } from '#features/company-desk/index.ts'
import { companySealed } from '#features/company/sealed.ts'
import { consultationDeliverers } from '#features/consultation/hospital/deliveries.ts'
import { consultationHandlers } from '#features/consultation/index.ts'
import { consultationJobs } from '#features/consultation/jobs.ts'
import { consultationWords } from '#features/consultation/sealed.ts'
import { couponDeskHandlers } from '#features/coupons/desk/index.ts'
import { couponHandlers } from '#features/coupons/index.ts'
import { couponJobs } from '#features/coupons/jobs.ts'
import { cardDeskHandlers } from '#features/cards/desk/index.ts'
import { cardHandlers } from '#features/cards/index.ts'
import { cardJobs } from '#features/cards/jobs.ts'
import { cardWords } from '#features/cards/sealed.ts'
import { counsellingDeskHandlers } from '#features/eap/desk/index.ts'
import { eapHandlers } from '#features/eap/index.ts'
import { eapWords } from '#features/eap/sealed.ts'
import { equityHandlers } from '#features/equity/index.ts'
import { examDeskHandlers } from '#features/exam/desk/index.ts'
import { examHandlers } from '#features/exam/index.ts'
import { examJobs } from '#features/exam/jobs.ts'
import { examWords } from '#features/exam/sealed.ts'
import { familyHandlers } from '#features/family/index.ts'
import { familySealed } from '#features/family/sealed.ts'
import { identityDeliverers } from '#features/identity/deliveries.ts'
import { identityHandlers } from '#features/identity/index.ts'
import { identityJobs } from '#features/identity/jobs.ts'
import { identitySealed } from '#features/identity/sealed.ts'
import { invoiceDeskHandlers } from '#features/invoices/desk/index.ts'
import { invoiceHandlers } from '#features/invoices/index.ts'
import { invoiceJobs } from '#features/invoices/jobs.ts'
import { invoiceWords } from '#features/invoices/sealed.ts'
import { wechatHandlers } from '#features/wechat/index.ts'
import { wechatJobs } from '#features/wechat/jobs.ts'
import { workChatHandlers } from '#features/work-chat/index.ts'
import { workChatSealed } from '#features/work-chat/sealed.ts'
import { handoffHandlers } from '#features/handoff/index.ts'
import { handoffJobs } from '#features/handoff/jobs.ts'
import { voiceDeskHandlers } from '#features/voice-desk/index.ts'
import { serviceDeskHandlers } from '#features/service-desk/index.ts'
import { trackingHandlers } from '#features/tracking/index.ts'
import { trackingJobs } from '#features/tracking/jobs.ts'
import { fileHandlers } from '#features/files/index.ts'
import { highExamHandlers } from '#features/high-exam/index.ts'
import { highExamJobs } from '#features/high-exam/jobs.ts'
import { highExamWords } from '#features/high-exam/sealed.ts'
import { hospitalHandlers } from '#features/hospital/index.ts'
import { sleepDeliverers } from '#features/sleep/deliveries.ts'
import { sleepHandlers } from '#features/sleep/index.ts'
import { sleepJobs } from '#features/sleep/jobs.ts'
import { sleepWords } from '#features/sleep/sealed.ts'
import { mallDeskHandlers } from '#features/mall/desk/index.ts'
import { mallHandlers } from '#features/mall/index.ts'
import { noticeDeliverers } from '#features/messages/deliveries.ts'
import { messageHandlers } from '#features/messages/index.ts'
import { outsideDeliverers } from '#features/messages/outside/deliveries.ts'
import { messageJobs } from '#features/messages/outside/lost-mailboxes.ts'
import { messageSealed, messageWords } from '#features/messages/sealed.ts'
import { orderHandlers } from '#features/orders/index.ts'
import { mallOrderHandlers } from '#features/orders/mall/index.ts'
import { afterSaleHandlers } from '#features/orders/sales/index.ts'
import { orderDeskHandlers } from '#features/order-desk/index.ts'
import { orderJobs } from '#features/orders/jobs.ts'
import { orderWords } from '#features/orders/sealed.ts'
import { parcelHandlers } from '#features/parcels/index.ts'
import { parcelJobs } from '#features/parcels/jobs.ts'
import { calendarJobs } from '#features/calendar/jobs.ts'
import { calendarHandlers } from '#features/calendar/index.ts'
import { questionDeskHandlers } from '#features/question-desk/index.ts'
import { reconciliationHandlers } from '#features/reconciliation/index.ts'
import { paymentHandlers } from '#features/payments/index.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { pharmacyDeliverers } from '#features/pharmacy/hospital.ts'
import { pharmacyHandlers } from '#features/pharmacy/index.ts'
import { pharmacyWords } from '#features/pharmacy/sealed.ts'
import { placeJobs } from '#features/places/tending/jobs.ts'
import { pointsHandlers } from '#features/points/index.ts'
import { pointsJobs } from '#features/points/jobs.ts'
import { grantSealed } from '#features/grants/sealed.ts'
import { grantDeskHandlers } from '#features/grants/index.ts'
import { pointsDeskHandlers } from '#features/points-desk/index.ts'
import { personnelHandlers } from '#features/personnel/index.ts'
import { deskOnly } from '#features/workbench/desk-only.ts'
import { workbenchHandlers } from '#features/workbench/index.ts'
import { staffJobs } from '#features/workbench/staff/jobs.ts'
import { deskWords } from '#features/workbench/sealed.ts'
import { mailDeliverers } from '#partners/mail/deliveries.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { credentialSealed } from '#platform/credentials/store.ts'
import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'
import { keeperKeySealed } from '#platform/crypto/keeper-keys.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'
import type { Deliverers } from '#platform/jobs/outbox.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { sessionJobs } from '#platform/session/jobs.ts'
import { platformJobs } from './platform-jobs.ts'

/** A domain of the contract without handlers does not compile. */
export const featureHandlers: { readonly [D in Domain]: Handlers<(typeof callTable)[D]> } = {
  address: addressHandlers,
  advert: advertHandlers,
  advertDesk: advertDeskHandlers,
  agenda: agendaHandlers,
  appointments: appointmentHandlers,
  appointmentDesk: appointmentDeskHandlers,
  claims: claimHandlers,
  company: companyHandlers,
  consultation: consultationHandlers,
  cards: cardHandlers,
  cardDesk: cardDeskHandlers,
  equity: equityHandlers,
  counsellingDesk: counsellingDeskHandlers,
  coupons: couponHandlers,
  couponDesk: couponDeskHandlers,
  eap: eapHandlers,
  exam: examHandlers,
  examDesk: examDeskHandlers,
  family: familyHandlers,
  identity: identityHandlers({ joinCompanies, companiesOf: activeCompaniesOf }),
  invoices: invoiceHandlers,
  invoiceDesk: invoiceDeskHandlers,
  wechat: wechatHandlers,
  workChat: workChatHandlers,
  handoff: handoffHandlers(activeCompaniesOf),
  tracking: trackingHandlers,
  files: fileHandlers,
  highExam: highExamHandlers,
  hospital: hospitalHandlers,
  sleep: sleepHandlers,
  mall: mallHandlers,
  mallDesk: mallDeskHandlers,
  messages: messageHandlers,
  questionDesk: questionDeskHandlers,
  orders: orderHandlers,
  mallOrders: mallOrderHandlers,
  afterSales: afterSaleHandlers,
  orderDesk: orderDeskHandlers,
  calendar: calendarHandlers,
  reconciliation: reconciliationHandlers,
  parcels: parcelHandlers,
  payments: paymentHandlers,
  pharmacy: pharmacyHandlers,
  points: pointsHandlers,
  companyDesk: companyDeskHandlers,
  pointsDesk: pointsDeskHandlers,
  grantDesk: grantDeskHandlers,
  activities: activityHandlers,
  activityDesk: activityDeskHandlers,
  bills: billHandlers,
  billDesk: billDeskHandlers,
  workbench: deskOnly(workbenchHandlers),
  serviceDesk: serviceDeskHandlers,
  voiceDesk: voiceDeskHandlers,
  personnel: personnelHandlers,
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

/** Every sealed column of the features: a key rotation walks over them. */
export const sealedColumns: readonly SealedColumn[] = [
  ...grantSealed,
  ...credentialSealed,
  ...keeperKeySealed,
  ...identitySealed,
  ...familySealed,
  ...addressSealed,
  ...companySealed,
  ...advertSealed,
  ...billSealed,
  ...workChatSealed,
  ...messageSealed,
  ...claimSealed,
]

/** Words under the keys of persons: a night brings those from before them under it. */
export const keeperColumns: readonly KeeperColumn[] = [
  ...claimWords,
  ...examWords,
  ...consultationWords,
  ...deskWords,
  ...advertWords,
  ...cardWords,
  ...orderWords,
  ...invoiceWords,
  ...pharmacyWords,
  ...eapWords,
  ...sleepWords,
  ...highExamWords,
  ...messageWords,
]

export const allJobs: readonly AnyJob[] = [
  ...platformJobs(deliverers, sealedColumns, keeperColumns),
  ...sessionJobs,
  ...cardJobs,
  ...identityJobs,
  ...wechatJobs,
  ...handoffJobs,
  ...messageJobs,
  ...orderJobs,
  ...couponJobs,
  ...invoiceJobs,
  ...parcelJobs,
  ...paymentJobs,
  ...pointsJobs,
  ...placeJobs,
  ...sleepJobs,
  ...highExamJobs,
  ...trackingJobs,
  ...staffJobs,
  ...calendarJobs,
  ...consultationJobs,
  ...claimJobs,
  ...examJobs,
]
