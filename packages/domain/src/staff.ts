/**
 * Who works at the console, and what each may do. An auditor reads everything and changes nothing; a company's own
 * people see what is their company's, and nothing of the claims desk.
 */
export const staffRoles = {
  handler: '理赔专员',
  senior: '高级理赔专员',
  auditor: '审计员',
  hr: '企业人事',
} as const
export type StaffRole = keyof typeof staffRoles

const duties = {
  /** Take a case, correct what was read, ask for supplements, decide up to the company's limit. */
  handle: ['handler', 'senior'],
  /** The second pair of eyes, and rejections that were appealed. */
  confirm: ['senior'],
  /** Make a pay batch and send it. */
  pay: ['senior'],
  /** Hand out cases, say by which rules they are handed out, and who is away. */
  lead: ['senior'],
  /** Statistics of the desk, and reports for insurers. */
  report: ['senior', 'auditor'],
  /** The trail of who read and did what. */
  audit: ['auditor'],
  /** Whom the company has announced, and with which phone. */
  personnel: ['hr'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Duty = keyof typeof duties

export const mayDo = (role: StaffRole, duty: Duty): boolean =>
  (duties[duty] as readonly StaffRole[]).includes(role)

/** Whether somebody sits at the claims desk, where health data are: never a company's own people. */
export const isOfDesk = (role: StaffRole): boolean => role !== 'hr'
