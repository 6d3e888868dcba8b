/**
 * What a stranger may learn from a call about the owner, and why that is no leak. Anything else in a response is one.
 * A name that is not a call fails the tests.
 */
export interface Allowance {
  readonly because: string
  /** The response may differ from that about a nonexistent person; its content is still checked. */
  readonly mayDiffer?: boolean
  /** Markers that may appear. */
  readonly shows?: readonly string[]
  /** Numbers that staff publish, such as hotlines: the walk itself enters the owner's phone as one. */
  readonly showsEnteredNumbers?: boolean
  /** Full numbers for staff with the permission of the call: for everybody else they are a leak. */
  readonly showsNumbersToStaff?: boolean
}

export const allowances: Readonly<Record<string, Allowance>> = {
  'identity.sendCode': { because: 'a phone that was just sent a code waits, whoever asks', mayDiffer: true },
  'identity.sendUserCode': {
    because: 'a phone that was just sent a code waits, whoever asks',
    mayDiffer: true,
  },
  'companyAdmin.profile': {
    because: 'the hotline of a service is what staff entered',
    showsEnteredNumbers: true,
  },
  'membersAdmin.reveal': {
    because: 'staff who manage accounts see the numbers for a reason, which the audit log keeps',
    showsNumbersToStaff: true,
  },
  'feedback.openEvaluation': {
    because: 'whoever was sent the number of a service may see what it was and how it was judged',
    mayDiffer: true,
    shows: ['service_record.service_name', 'service_record.provider', 'evaluation.content'],
  },
}
