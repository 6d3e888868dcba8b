import { activitiesAdminCalls } from './activities-admin.ts'
import { activityCalls } from './activities.ts'
import { addressCalls } from './address.ts'
import { advertCalls } from './adverts.ts'
import { advertsAdminCalls } from './adverts-admin.ts'
import { questionCalls } from './questions.ts'
import { staffCalls } from './staff.ts'
import { trackingAdminCalls } from './tracking-admin.ts'
import { adviserCalls } from './adviser.ts'
import { agendaCalls } from './agenda.ts'
import { billsAdminCalls } from './bills-admin.ts'
import { billCalls } from './bills.ts'
import { appointmentsAdminCalls } from './appointments-admin.ts'
import { appointmentCalls } from './appointments.ts'
import { cardCalls } from './cards.ts'
import { cardEvents } from './cards-events.ts'
import { cardsAdminCalls } from './cards-admin.ts'
import { claimCalls } from './claims.ts'
import { claimTrialCalls } from './claims-trial.ts'
import { claimEvents } from './claims-events.ts'
import { companyCalls } from './company.ts'
import { consultationCalls } from './consultation.ts'
import { consultationEvents } from './consultation-events.ts'
import { eapAdminCalls } from './eap-admin.ts'
import { couponCalls } from './coupons.ts'
import { couponsAdminCalls } from './coupons-admin.ts'
import { claimsAssignmentCalls } from './claims-admin-assignment.ts'
import { eapCalls } from './eap.ts'
import { equityCalls } from './equity.ts'
import { examCalls } from './exam.ts'
import { examAdminCalls } from './exam-admin.ts'
import { familyScanCalls } from './family-scan.ts'
import { familyCalls } from './family.ts'
import { identityCalls } from './identity.ts'
import { identitySteps } from './identity-steps.ts'
import { invoiceCalls } from './invoices.ts'
import { invoicesAdminCalls } from './invoices-admin.ts'
import { invoiceEvents } from './invoices-events.ts'
import { optionalBenefitCalls } from './optional-benefits.ts'
import { feedbackCalls } from './feedback.ts'
import { orderCalls } from './orders.ts'
import { mallOrderCalls } from './mall-orders.ts'
import { afterSaleCalls } from './after-sales.ts'
import { ordersAdminCalls } from './orders-admin.ts'
import { calendarAdminCalls } from './calendar-admin.ts'
import { paymentsAdminCalls } from './payments-admin.ts'
import { parcelEvents } from './parcels-events.ts'
import { paymentEvents } from './payments-events.ts'
import { feedbackAdminCalls } from './feedback-admin.ts'
import { wechatCalls } from './wechat.ts'
import { workChatCalls } from './work-chat.ts'
import { handoffCalls } from './handoff.ts'
import { handoffEvents } from './handoff-events.ts'
import { customerServiceAdminCalls } from './customer-service-admin.ts'
import { trackingCalls } from './tracking.ts'
import { fileCalls } from './files.ts'
import { highExamCalls } from './high-exam.ts'
import { highExamEvents } from './high-exam-events.ts'
import { hospitalCalls } from './hospital.ts'
import { claimsAdminCalls } from './claims-admin.ts'
import { mallCalls } from './mall.ts'
import { mallAdminCalls } from './mall-admin.ts'
import { messageCalls } from './messages.ts'
import { serviceMessageCalls } from './service-messages.ts'
import { noticeChannelCalls } from './notice-channels.ts'
import { personnelAdminCalls } from './personnel-admin.ts'
import { pharmacyCalls } from './pharmacy.ts'
import { promotionCalls } from './promotion.ts'
import { questionsAdminCalls } from './questions-admin.ts'
import { pharmacyEvents } from './pharmacy-events.ts'
import { pointsCalls } from './points.ts'
import { companyAdminCalls } from './company-admin.ts'
import { approvalsAdminCalls } from './approvals-admin.ts'
import { pointsAdminCalls } from './points-admin.ts'
import { pointsEvents } from './points-events.ts'
import { sleepCalls } from './sleep.ts'
import { sleepEvents } from './sleep-events.ts'

/** The one call table, by domain. The server mounts it, OpenAPI prints it, tests iterate over it. */
export const callTable = {
  address: addressCalls,
  adverts: { ...advertCalls, ...promotionCalls },
  feedback: feedbackCalls,
  questions: questionCalls,
  advertsAdmin: advertsAdminCalls,
  agenda: agendaCalls,
  appointments: appointmentCalls,
  appointmentsAdmin: appointmentsAdminCalls,
  cards: { ...cardCalls, ...optionalBenefitCalls, ...cardEvents },
  cardsAdmin: cardsAdminCalls,
  claims: { ...claimCalls, ...claimTrialCalls, ...claimEvents },
  company: companyCalls,
  consultation: { ...consultationCalls, ...consultationEvents },
  equity: equityCalls,
  eapAdmin: eapAdminCalls,
  coupons: couponCalls,
  couponsAdmin: couponsAdminCalls,
  eap: eapCalls,
  exam: examCalls,
  examAdmin: examAdminCalls,
  family: { ...familyCalls, ...familyScanCalls },
  identity: { ...identityCalls, ...identitySteps },
  invoices: { ...invoiceCalls, ...invoiceEvents },
  invoicesAdmin: invoicesAdminCalls,
  wechat: wechatCalls,
  workChat: workChatCalls,
  handoff: { ...handoffCalls, ...handoffEvents },
  tracking: trackingCalls,
  files: fileCalls,
  highExam: { ...highExamCalls, ...highExamEvents },
  hospital: { ...hospitalCalls, ...adviserCalls },
  sleep: { ...sleepCalls, ...sleepEvents },
  mall: mallCalls,
  mallAdmin: mallAdminCalls,
  messages: { ...messageCalls, ...noticeChannelCalls, ...serviceMessageCalls },
  questionsAdmin: questionsAdminCalls,
  orders: orderCalls,
  mallOrders: mallOrderCalls,
  afterSales: afterSaleCalls,
  ordersAdmin: ordersAdminCalls,
  calendarAdmin: calendarAdminCalls,
  paymentsAdmin: paymentsAdminCalls,
  parcels: parcelEvents,
  payments: paymentEvents,
  pharmacy: { ...pharmacyCalls, ...pharmacyEvents },
  points: { ...pointsCalls, ...pointsEvents },
  companyAdmin: companyAdminCalls,
  pointsAdmin: pointsAdminCalls,
  approvalsAdmin: approvalsAdminCalls,
  activities: activityCalls,
  activitiesAdmin: activitiesAdminCalls,
  bills: billCalls,
  billsAdmin: billsAdminCalls,
  staff: staffCalls,
  trackingAdmin: trackingAdminCalls,
  claimsAdmin: { ...claimsAdminCalls, ...claimsAssignmentCalls },
  customerServiceAdmin: customerServiceAdminCalls,
  feedbackAdmin: feedbackAdminCalls,
  personnelAdmin: personnelAdminCalls,
} as const

export type Domain = keyof typeof callTable
