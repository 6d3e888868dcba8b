/**
 * The daily steps reported by a company's sports platform or work app, in the common event protocol
 * (`signed-event.ts`). Each platform signs with its own secret, names itself in a header, and again in the event's
 * type, which is signed.
 */
export const stepsHeader = 'x-steps-channel'
export const stepsPath = 'steps/day'

export interface DaySteps {
  readonly mobile: string
  /** YYYY-MM-DD in Asia/Shanghai */
  readonly day: string
  /** Of the whole day until now: reported again as they grow. */
  readonly steps: number
}
