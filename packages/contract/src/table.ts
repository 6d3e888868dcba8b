import { addressCalls } from './address.ts'
import { advertCalls } from './advert.ts'
import { adviserCalls } from './adviser.ts'
import { appointmentDeskCalls } from './appointment-desk.ts'
import { appointmentCalls } from './appointments.ts'
import { cardCalls } from './cards.ts'
import { claimCalls } from './claims.ts'
import { claimTrialCalls } from './claims-trial.ts'
import { claimEvents } from './claims-events.ts'
import { companyCalls } from './company.ts'
import { consultationCalls } from './consultation.ts'
import { consultationEvents } from './consultation-events.ts'
import { counsellingDeskCalls } from './counselling-desk.ts'
import { deskCalls } from './desk.ts'
import { eapCalls } from './eap.ts'
import { equityCalls } from './equity.ts'
import { familyCalls } from './family.ts'
import { identityCalls } from './identity.ts'
import { identitySteps } from './identity-steps.ts'
import { orderCalls } from './orders.ts'
import { parcelEvents } from './parcels-events.ts'
import { paymentEvents } from './payments-events.ts'
import { wechatCalls } from './wechat.ts'
import { workChatCalls } from './work-chat.ts'
import { handoffCalls } from './handoff.ts'
import { handoffEvents } from './handoff-events.ts'
import { serviceDeskCalls } from './service-desk.ts'
import { trackingCalls } from './tracking.ts'
import { fileCalls } from './files.ts'
import { hospitalCalls } from './hospital.ts'
import { workbenchCalls } from './workbench.ts'
import { messageCalls } from './messages.ts'
import { noticeChannelCalls } from './notice-channels.ts'
import { personnelCalls } from './personnel.ts'
import { pharmacyCalls } from './pharmacy.ts'
import { pharmacyEvents } from './pharmacy-events.ts'
import { pointsCalls } from './points.ts'
import { sleepCalls } from './sleep.ts'
import { sleepEvents } from './sleep-events.ts'

/** The one table of calls, by domain. The server mounts it, OpenAPI prints it, tests walk it. */
export const callTable = {
  address: addressCalls,
  advert: advertCalls,
  appointments: appointmentCalls,
  appointmentDesk: appointmentDeskCalls,
  cards: cardCalls,
  claims: { ...claimCalls, ...claimTrialCalls, ...claimEvents },
  company: companyCalls,
  consultation: { ...consultationCalls, ...consultationEvents },
  equity: equityCalls,
  counsellingDesk: counsellingDeskCalls,
  eap: eapCalls,
  family: familyCalls,
  identity: { ...identityCalls, ...identitySteps },
  wechat: wechatCalls,
  workChat: workChatCalls,
  handoff: { ...handoffCalls, ...handoffEvents },
  tracking: trackingCalls,
  files: fileCalls,
  hospital: { ...hospitalCalls, ...adviserCalls },
  sleep: { ...sleepCalls, ...sleepEvents },
  messages: { ...messageCalls, ...noticeChannelCalls },
  orders: orderCalls,
  parcels: parcelEvents,
  payments: paymentEvents,
  pharmacy: { ...pharmacyCalls, ...pharmacyEvents },
  points: pointsCalls,
  workbench: { ...workbenchCalls, ...deskCalls },
  serviceDesk: serviceDeskCalls,
  personnel: personnelCalls,
} as const

export type Domain = keyof typeof callTable
