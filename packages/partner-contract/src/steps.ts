/**
 * What a company's sports platform, or its work app, tells us of the steps of a day, in the protocol for everybody
 * (`signed-event.ts`). Each platform signs with a secret of its own, says in a header which it is, and says it again as
 * the event's type, which is signed.
 */
export const stepsHeader = 'x-steps-channel'
export const stepsPath = 'steps/day'

export interface DaySteps {
  readonly mobile: string
  /** YYYY-MM-DD in Asia/Shanghai */
  readonly day: string
  /** Of the whole day until now: they are told again as they grow. */
  readonly steps: number
}
