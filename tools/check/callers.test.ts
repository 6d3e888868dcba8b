import type { Call } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'
import { expect, test } from 'vitest'
import { builtRoutes } from '../spec/built.ts'
import { runningText } from './app-sources.ts'

const apps = runningText('apps/h5/src', 'apps/console/src', 'packages/client/src')
/** `claimCalls.limit` as the apps write it; a domain's rows are named after it. */
const tableNames: Partial<Record<string, string>> = {
  activities: 'activityCalls',
  activityDesk: 'activityDeskCalls',
  grantDesk: 'grantDeskCalls',
  address: 'addressCalls',
  // What is said of the product and its activities is rows of their own, loaded later.
  advert: '(?:advertCalls|promotionCalls|opinionCalls)',
  advertDesk: 'advertDeskCalls',
  agenda: 'agendaCalls',
  bills: 'billCalls',
  billDesk: 'billDeskCalls',
  appointments: 'appointmentCalls',
  appointmentDesk: 'appointmentDeskCalls',
  // Choosing among a company's benefits is a file of its own.
  cards: '(?:cardCalls|optionalBenefitCalls)',
  cardDesk: 'cardDeskCalls',
  claims: '(?:claimCalls|claimTrialCalls)',
  company: 'companyCalls',
  companyDesk: 'companyDeskCalls',
  consultation: 'consultationCalls',
  counsellingDesk: 'counsellingDeskCalls',
  coupons: 'couponCalls',
  couponDesk: 'couponDeskCalls',
  exam: 'examCalls',
  examDesk: 'examDeskCalls',
  eap: 'eapCalls',
  equity: 'equityCalls',
  family: '(?:familyCalls|familyScanCalls)',
  files: 'fileCalls',
  handoff: 'handoffCalls',
  highExam: 'highExamCalls',
  // The adviser is a file of its own.
  hospital: '(?:hospitalCalls|adviserCalls)',
  // What a login may still ask for is rows of its own, loaded later.
  identity: '(?:identityCalls|identitySteps)',
  mall: 'mallCalls',
  mallDesk: 'mallDeskCalls',
  invoices: 'invoiceCalls',
  invoiceDesk: 'invoiceDeskCalls',
  messages: '(?:messageCalls|noticeChannelCalls|serviceMessageCalls)',
  questionDesk: 'questionDeskCalls',
  orders: 'orderCalls',
  mallOrders: 'mallOrderCalls',
  afterSales: 'afterSaleCalls',
  orderDesk: 'orderDeskCalls',
  calendar: 'calendarCalls',
  reconciliation: 'reconciliationCalls',
  pharmacy: 'pharmacyCalls',
  // What WeChat Pay and couriers tell us is called by them alone.
  parcels: 'parcelEvents',
  payments: 'paymentEvents',
  personnel: 'personnelCalls',
  points: 'pointsCalls',
  pointsDesk: 'pointsDeskCalls',
  sleep: 'sleepCalls',
  serviceDesk: 'serviceDeskCalls',
  tracking: 'trackingCalls',
  voiceDesk: 'voiceDeskCalls',
  wechat: 'wechatCalls',
  workChat: 'workChatCalls',
  // How the desk shares out its work is a file of its own.
  workbench: '(?:workbenchCalls|deskCalls)',
}
const isUsed = (domain: string, name: string) =>
  new RegExp(`\\b${tableNames[domain]}\\.${name}\\b`).test(apps)

// What a partner tells us is called by that partner: its row names it.
const rows = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, Call>)
    .filter(([, { auth }]) => auth !== 'partner')
    .map(([name, call]) => ({ domain, name, call, isUsed: isUsed(domain, name) })),
)

test('every domain is known by the name of its rows', () => {
  expect(Object.keys(callTable).filter((domain) => !(domain in tableNames))).toEqual([])
})

test('every call is made by an app of ours, or its row says who makes it', () => {
  const orphans = rows.filter(({ call, isUsed }) => !isUsed && !call.calledBy)
  expect(orphans.map(({ domain, name }) => `${domain}.${name}`)).toEqual([])
})

test('a call that an app of ours makes names nobody else', () => {
  const both = rows.filter(({ call, isUsed }) => isUsed && call.calledBy)
  expect(both.map(({ domain, name }) => `${domain}.${name}`)).toEqual([])
})

// When such a screen comes it makes the call, and the row names nobody any more.
test('a screen that a row waits for does not stand yet', () => {
  const standing = new Set(builtRoutes().map(({ path }) => path))
  const awaited = rows.flatMap(({ call }) => (call.calledBy?.startsWith('/') ? [call.calledBy] : []))
  expect([...new Set(awaited)].toSorted()).toEqual([])
  expect(awaited.filter((path) => standing.has(path))).toEqual([])
})
