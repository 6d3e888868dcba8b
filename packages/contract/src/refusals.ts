import { activityRefusals } from './refusals/activities.ts'
import { addressRefusals } from './refusals/address.ts'
import { advertRefusals } from './refusals/adverts.ts'
import { billRefusals } from './refusals/bills.ts'
import { appointmentRefusals } from './refusals/appointments.ts'
import { cardsRefusals } from './refusals/cards.ts'
import { claimsRefusals } from './refusals/claims.ts'
import { companyRefusals } from './refusals/company.ts'
import { consoleRefusals } from './refusals/console.ts'
import { consultationRefusals } from './refusals/consultation.ts'
import { couponRefusals } from './refusals/coupons.ts'
import { eapRefusals } from './refusals/eap.ts'
import { equityRefusals } from './refusals/equity.ts'
import { examRefusals } from './refusals/exam.ts'
import { familyRefusals } from './refusals/family.ts'
import { messageRefusals } from './refusals/messages.ts'
import { filesRefusals } from './refusals/files.ts'
import { handoffRefusals } from './refusals/handoff.ts'
import { highExamRefusals } from './refusals/high-exam.ts'
import { identityRefusals } from './refusals/identity.ts'
import { mallRefusals } from './refusals/mall.ts'
import { invoiceRefusals } from './refusals/invoices.ts'
import { orderRefusals } from './refusals/orders.ts'
import { paymentRefusals } from './refusals/payments.ts'
import { pharmacyRefusals } from './refusals/pharmacy.ts'
import { slotsRefusals } from './refusals/slots.ts'
import { planRefusals } from './refusals/plans.ts'
import { platformRefusals } from './refusals/platform.ts'
import { premiumRefusals } from './refusals/premiums.ts'
import { pointsRefusals } from './refusals/points.ts'
import type { RefusalRow, Refusals, RefusingDomain } from './refusals/ranges.ts'
import { sleepRefusals } from './refusals/sleep.ts'
import { wechatRefusals } from './refusals/wechat.ts'
import { workChatRefusals } from './refusals/work-chat.ts'
import { claimsAdminRefusals } from './refusals/claims-admin.ts'

/** All refusals by domain. The app imports a domain's own file, so that a screen does not load them all. */
export const refusalsByDomain = {
  platform: platformRefusals,
  identity: identityRefusals,
  company: companyRefusals,
  consultation: consultationRefusals,
  coupons: couponRefusals,
  plans: planRefusals,
  premiums: premiumRefusals,
  wechat: wechatRefusals,
  workChat: workChatRefusals,
  family: familyRefusals,
  messages: messageRefusals,
  handoff: handoffRefusals,
  advert: advertRefusals,
  files: filesRefusals,
  equity: equityRefusals,
  invoices: invoiceRefusals,
  points: pointsRefusals,
  activities: activityRefusals,
  bills: billRefusals,
  exam: examRefusals,
  slots: slotsRefusals,
  highExam: highExamRefusals,
  appointments: appointmentRefusals,
  eap: eapRefusals,
  sleep: sleepRefusals,
  claims: claimsRefusals,
  claimsAdmin: claimsAdminRefusals,
  orders: orderRefusals,
  mall: mallRefusals,
  payments: paymentRefusals,
  console: consoleRefusals,
  cards: cardsRefusals,
  pharmacy: pharmacyRefusals,
  address: addressRefusals,
} as const satisfies Partial<Record<RefusingDomain, Refusals>>

type ByDomain = typeof refusalsByDomain
type NamesIn<Domain> = Domain extends Refusals ? keyof Domain : never

export type RefusalName = NamesIn<ByDomain[keyof ByDomain]>

/** By name, for `refuse('familyFull')`. */
export const refusals = Object.assign({}, ...Object.values(refusalsByDomain)) as Readonly<
  Record<RefusalName, RefusalRow>
>

/** Throttling and other platform refusals: any call may return them, so no row lists them. */
export type CommonRefusalName = keyof typeof platformRefusals | 'tooOften' | 'uploadBusy'
