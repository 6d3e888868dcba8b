/**
 * Who works at the console, and what each may do. An auditor reads everything and changes nothing; a company's own
 * people see what is their company's, and nothing of the claims desk.
 */
export const staffRoles = {
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

const permissions = {
  /** Take a case, correct what was read, ask for supplements, decide up to the company's limit. */
  handle: ['handler', 'senior'],
  /** The second pair of eyes, and rejections that were appealed. */
  confirm: ['senior'],
  /** See what the desk works on. An auditor does, too, and changes nothing. */
  review: ['handler', 'senior', 'auditor'],
  /** Make a pay batch and send it. */
  pay: ['senior'],
  /** Hand out cases, say by which rules they are handed out, and who is away. */
  lead: ['senior'],
  /** Statistics of the desk, and reports for insurers. */
  report: ['senior', 'auditor'],
  /** What nobody did and somebody has to know: each of their own work, the auditor of everything. */
  hear: ['senior', 'auditor', 'operator', 'finance'],
  /** The trail of who read and did what. */
  audit: ['auditor'],
  /** Consultations by state and never by content, troubles of partners, rights given back. */
  service: ['service'],
  /** Counsellors, their hours and who is booked: the only desk that sees who is counselled. */
  counselling: ['counselling'],
  /** What is offered and when: products, pages, activities, coupons, cards, quotas, schedules; orders and their parcels. */
  operate: ['operator'],
  /** Money and what stands for it: refunds and points as the second pair of eyes, invoices, the provider's bill against ours. */
  account: ['finance'],
  /** Points that were given or taken by hand, and the rules by which they come: whoever proposes and whoever confirms. */
  seePoints: ['operator', 'finance'],
  /** Whom the company has announced, and with which phone. */
  personnel: ['hr'],
  /** What a company tells its people: whom to ask, and what its benefits are. */
  describe: ['hr', 'operator'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof permissions

export const mayDo = (role: StaffRole, duty: Permission): boolean =>
  (permissions[duty] as readonly StaffRole[]).includes(role)

const adminRoles: ReadonlySet<StaffRole> = new Set(['handler', 'senior', 'auditor'])

/** Whether somebody sits at the claims desk, where papers of claims are: neither other desks nor a company's own people. */
export const seesClaims = (role: StaffRole): boolean => adminRoles.has(role)

/** Whether somebody is one company's own and sees that company alone. */
export const isOfCompany = (role: StaffRole): boolean => role === 'hr'
