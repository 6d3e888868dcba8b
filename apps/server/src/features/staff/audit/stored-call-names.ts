import type { Call } from '@yf/contract/call'
import { callTable, type Domain } from '@yf/contract/table'

/**
 * Denied requests are stored under these names, which may never change: rows of earlier months must stay readable. A
 * domain that is not listed uses its own name, `domain.call`.
 */
const prefixes: Partial<Readonly<Record<Domain, string>>> = {
  activitiesAdmin: 'activities.',
  advertsAdmin: 'adverts.',
  appointmentsAdmin: 'appointments.',
  approvalsAdmin: 'grants.',
  billsAdmin: 'bills.',
  calendarAdmin: 'calendar.',
  cardsAdmin: 'cards.',
  claimsAdmin: '',
  companyAdmin: 'company.',
  couponsAdmin: 'coupon.',
  customerServiceAdmin: 'service.',
  eapAdmin: 'counselling.',
  examAdmin: 'exam.',
  feedbackAdmin: 'voices.',
  invoicesAdmin: 'invoice.',
  mallAdmin: 'mall.',
  paymentsAdmin: 'reconciliation.',
  personnelAdmin: '',
  pointsAdmin: 'points.',
  questionsAdmin: 'questions.',
  staff: '',
  trackingAdmin: '',
}

const single: Readonly<Record<string, string>> = {
  'staff.auditLog': 'trail',
  'staff.deniedRequests': 'attempts',
  'staff.auditLogCheck': 'trailCheck',
  'staff.auditPeople': 'trailPeople',
}

/** The stored name of a call, from its name in the call table. */
export function storedCallName(name: string): string {
  const [domain = '', key = ''] = name.split('.')
  return single[name] ?? (prefixes[domain as Domain] ?? `${domain}.`) + key
}

/** The route of stored files is no call of the table. */
export const staffFilesName = 'staff-files'

const titles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(callTable).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls)
      .filter(({ 1: { service } }) => service === 'console')
      .map(([key, { title }]) => [storedCallName(`${domain}.${key}`), title] as const),
  ),
  [staffFilesName, '查看影像'] as const,
])

/** The title of a stored call; the name itself for a call that is no longer in the table. */
export const titleOfStoredCall = (stored: string): string => titles.get(stored) ?? stored
