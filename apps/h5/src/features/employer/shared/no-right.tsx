import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import type { BlankStateProps } from '#ui/blank-state/blank-state.tsx'
import { AskEmployer } from './ask-employer.tsx'

/** What the company has not given, and whom to ask there: his number stands below. */
export const NoRight = (said: Partial<BlankStateProps>) => (
  <>
    <NoRightState {...said} />
    <AskEmployer />
  </>
)
