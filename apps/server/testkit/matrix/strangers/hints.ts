/**
 * What a stranger may learn from a call by something of the owner's, and why that is no leak. Everything else that an
 * answer tells is one. A name that is no call fails the tests.
 */
export interface Allowance {
  readonly because: string
  /** The answer may differ from that about nobody; what it holds is still looked at. */
  readonly mayDiffer?: boolean
  /** Markers that may be shown. */
  readonly shows?: readonly string[]
}

export const allowances: Readonly<Record<string, Allowance>> = {
  'identity.sendCode': { because: 'a phone that was just sent a code waits, whoever asks', mayDiffer: true },
  'identity.sendUserCode': {
    because: 'a phone that was just sent a code waits, whoever asks',
    mayDiffer: true,
  },
  'feedback.openEvaluation': {
    because: 'whoever was sent the number of a service may see what it was and how it was judged',
    mayDiffer: true,
    shows: ['service_record.service_name', 'service_record.provider', 'evaluation.content'],
  },
}
