import { activityDeskCalls } from './activity-desk.ts'
import { activityCalls } from './activities.ts'
import { addressCalls } from './address.ts'
import { advertCalls } from './advert.ts'
import { advertDeskCalls } from './advert-desk.ts'
import { adviserCalls } from './adviser.ts'
import { agendaCalls } from './agenda.ts'
import { billDeskCalls } from './bill-desk.ts'
import { billCalls } from './bills.ts'
import { appointmentDeskCalls } from './appointment-desk.ts'
import { appointmentCalls } from './appointments.ts'
import { cardCalls } from './cards.ts'
import { cardEvents } from './cards-events.ts'
import { cardDeskCalls } from './card-desk.ts'
import { claimCalls } from './claims.ts'
import { claimTrialCalls } from './claims-trial.ts'
import { claimEvents } from './claims-events.ts'
import { companyCalls } from './company.ts'
import { consultationCalls } from './consultation.ts'
import { consultationEvents } from './consultation-events.ts'
import { counsellingDeskCalls } from './counselling-desk.ts'
import { couponCalls } from './coupons.ts'
import { couponDeskCalls } from './coupon-desk.ts'
import { deskCalls } from './desk.ts'
import { eapCalls } from './eap.ts'
import { equityCalls } from './equity.ts'
import { examCalls } from './exam.ts'
import { examDeskCalls } from './exam-desk.ts'
import { familyScanCalls } from './family-scan.ts'
import { familyCalls } from './family.ts'
import { identityCalls } from './identity.ts'
import { identitySteps } from './identity-steps.ts'
import { invoiceCalls } from './invoices.ts'
import { invoiceDeskCalls } from './invoice-desk.ts'
import { invoiceEvents } from './invoices-events.ts'
import { optionalBenefitCalls } from './optional-benefits.ts'
import { opinionCalls } from './opinion.ts'
import { orderCalls } from './orders.ts'
import { mallOrderCalls } from './mall-orders.ts'
import { afterSaleCalls } from './after-sales.ts'
import { orderDeskCalls } from './order-desk.ts'
import { calendarCalls } from './calendar.ts'
import { reconciliationCalls } from './reconciliation.ts'
import { parcelEvents } from './parcels-events.ts'
import { paymentEvents } from './payments-events.ts'
import { voiceDeskCalls } from './voice-desk.ts'
import { wechatCalls } from './wechat.ts'
import { workChatCalls } from './work-chat.ts'
import { handoffCalls } from './handoff.ts'
import { handoffEvents } from './handoff-events.ts'
import { serviceDeskCalls } from './service-desk.ts'
import { trackingCalls } from './tracking.ts'
import { fileCalls } from './files.ts'
import { highExamCalls } from './high-exam.ts'
import { highExamEvents } from './high-exam-events.ts'
import { hospitalCalls } from './hospital.ts'
import { workbenchCalls } from './workbench.ts'
import { mallCalls } from './mall.ts'
import { mallDeskCalls } from './mall-desk.ts'
import { messageCalls } from './messages.ts'
import { serviceMessageCalls } from './service-messages.ts'
import { noticeChannelCalls } from './notice-channels.ts'
import { personnelCalls } from './personnel.ts'
import { pharmacyCalls } from './pharmacy.ts'
import { promotionCalls } from './promotion.ts'
import { questionDeskCalls } from './question-desk.ts'
import { pharmacyEvents } from './pharmacy-events.ts'
import { pointsCalls } from './points.ts'
import { companyDeskCalls } from './company-desk.ts'
import { grantDeskCalls } from './grant-desk.ts'
import { pointsDeskCalls } from './points-desk.ts'
import { pointsEvents } from './points-events.ts'
import { sleepCalls } from './sleep.ts'
import { sleepEvents } from './sleep-events.ts'

/** The one table of calls, by domain. The server mounts it, OpenAPI prints it, tests walk it. */
export const callTable = {
  address: addressCalls,
  advert: { ...advertCalls, ...promotionCalls, ...opinionCalls },
  advertDesk: advertDeskCalls,
  agenda: agendaCalls,
  appointments: appointmentCalls,
  appointmentDesk: appointmentDeskCalls,
  cards: { ...cardCalls, ...optionalBenefitCalls, ...cardEvents },
  cardDesk: cardDeskCalls,
  claims: { ...claimCalls, ...claimTrialCalls, ...claimEvents },
  company: companyCalls,
  consultation: { ...consultationCalls, ...consultationEvents },
  equity: equityCalls,
  counsellingDesk: counsellingDeskCalls,
  coupons: couponCalls,
  couponDesk: couponDeskCalls,
  eap: eapCalls,
  exam: examCalls,
  examDesk: examDeskCalls,
  family: { ...familyCalls, ...familyScanCalls },
  identity: { ...identityCalls, ...identitySteps },
  invoices: { ...invoiceCalls, ...invoiceEvents },
  invoiceDesk: invoiceDeskCalls,
  wechat: wechatCalls,
  workChat: workChatCalls,
  handoff: { ...handoffCalls, ...handoffEvents },
  tracking: trackingCalls,
  files: fileCalls,
  highExam: { ...highExamCalls, ...highExamEvents },
  hospital: { ...hospitalCalls, ...adviserCalls },
  sleep: { ...sleepCalls, ...sleepEvents },
  mall: mallCalls,
  mallDesk: mallDeskCalls,
  messages: { ...messageCalls, ...noticeChannelCalls, ...serviceMessageCalls },
  questionDesk: questionDeskCalls,
  orders: orderCalls,
  mallOrders: mallOrderCalls,
  afterSales: afterSaleCalls,
  orderDesk: orderDeskCalls,
  calendar: calendarCalls,
  reconciliation: reconciliationCalls,
  parcels: parcelEvents,
  payments: paymentEvents,
  pharmacy: { ...pharmacyCalls, ...pharmacyEvents },
  points: { ...pointsCalls, ...pointsEvents },
  companyDesk: companyDeskCalls,
  pointsDesk: pointsDeskCalls,
  grantDesk: grantDeskCalls,
  activities: activityCalls,
  activityDesk: activityDeskCalls,
  bills: billCalls,
  billDesk: billDeskCalls,
  workbench: { ...workbenchCalls, ...deskCalls },
  serviceDesk: serviceDeskCalls,
  voiceDesk: voiceDeskCalls,
  personnel: personnelCalls,
} as const

export type Domain = keyof typeof callTable
