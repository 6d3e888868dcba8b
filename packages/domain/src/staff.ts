/**
 * The roles of the console and their permissions. An auditor reads everything and changes nothing; HR sees its own
 * company, and no claims.
 */
export const staffRoles = {
  administrator: '系统管理员',
  handler: '理赔专员',
  senior: '高级理赔专员',
  auditor: '审计员',
  service: '服务专员',
  counselling: '心理服务专员',
  operator: '运营专员',
  finance: '财务专员',
  hr: '企业人力资源',
} as const
export type StaffRole = keyof typeof staffRoles

const everyRole = Object.keys(staffRoles) as StaffRole[]

const permissions = {
  /** Everybody who is logged in to the console. */
  signedIn: everyRole,
  /** Take a case, correct OCR results, request supplements, decide up to the company's limit. */
  handle: ['handler', 'senior'],
  /** The second approver, also for rejections that were appealed. */
  confirm: ['senior'],
  /** View the cases of the claims console. An auditor does, too, and changes nothing. */
  review: ['handler', 'senior', 'auditor'],
  /** Create a pay batch and send it. */
  pay: ['senior'],
  /** Assign cases, edit the assignment rules, and record absences. */
  lead: ['senior'],
  /** Statistics of the claims console, and reports for insurers. */
  report: ['senior', 'auditor'],
  /** Alerts about system events that need attention: each role for its own work, the auditor for all. */
  hear: ['senior', 'auditor', 'operator', 'finance'],
  /** The audit log of reads and actions. */
  audit: ['auditor'],
  /** Consultations by state and never by content, partner failures, returned benefits. */
  service: ['service'],
  /** Counsellors, their hours and bookings: the only role that sees who has counselling. */
  counselling: ['counselling'],
  /** What is offered and when: products, pages, activities, coupons, cards, quotas, schedules; orders and their parcels. */
  operate: ['operator'],
  /** Money and equivalents: second approval of refunds and points, invoices, the provider's bill against ours. */
  account: ['finance'],
  /** Points granted or deducted manually, and the points rules: the proposer and the approver. */
  seePoints: ['operator', 'finance'],
  /** After-sales cases: service staff handle them, finance approves large refunds. */
  seeAfterSales: ['service', 'finance'],
  /** What a company needs before its people can come in: its record, rules, channels, plans and catalogues. */
  setUp: ['administrator', 'operator'],
  /** What other terms would have paid: those who write the terms, without names of cases, and those who lead claims. */
  seeTrialRuns: ['administrator', 'operator', 'senior', 'auditor'],
  /** Premium statements of companies: one person submits, another issues. */
  premiums: ['administrator', 'operator', 'finance'],
  /** The same to read; HR reads what was issued to its own company. */
  seePremiums: ['administrator', 'operator', 'finance', 'hr'],
  /** The company's roster, and registrations with their phones. */
  personnel: ['hr'],
  /** The people of companies, and their import: HR those of its own company. */
  people: ['administrator', 'operator', 'hr'],
  /** Find a member: identity, companies, cover, devices. Never HR, which sees no account and no use of it. */
  members: ['administrator', 'operator', 'auditor', 'handler', 'senior'],
  /** The benefits, orders, appointments and messages of one member. */
  memberServices: ['administrator', 'operator', 'auditor'],
  /** What waits for a second person: money for finance, accounts of members for another of those who manage them. */
  seeApprovals: ['operator', 'finance', 'administrator'],
  propose: ['operator', 'administrator'],
  approve: ['finance', 'operator', 'administrator'],
  /** See a member's full numbers for a reason, end sessions, change the phone, merge accounts. */
  memberAccess: ['administrator', 'operator'],
  /** A company's texts for its members: contacts and benefits. */
  describe: ['hr', 'operator', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof permissions

export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role)

/** Whether the role belongs to one company and sees only that company. */
export const isOfCompany = (role: StaffRole): boolean => role === 'hr'
