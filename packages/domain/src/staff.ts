/** Who works at the console, and what each may do. An auditor reads everything and changes nothing. */
export const staffRoles = {
  handler: '理赔专员',
  senior: '高级理赔专员',
  auditor: '审计员',
} as const
export type StaffRole = keyof typeof staffRoles

const duties = {
  /** Take a case, correct what was read, ask for supplements, decide up to the company's limit. */
  handle: ['handler', 'senior'],
  /** The second pair of eyes, and rejections that were appealed. */
  confirm: ['senior'],
  /** Make a pay batch and send it. */
  pay: ['senior'],
  /** The trail of who read and did what. */
  audit: ['auditor'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Duty = keyof typeof duties

export const mayDo = (role: StaffRole, duty: Duty): boolean =>
  (duties[duty] as readonly StaffRole[]).includes(role)
