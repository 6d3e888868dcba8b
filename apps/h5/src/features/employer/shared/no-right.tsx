import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import type { BlankStateProps } from '#ui/blank-state/blank-state.tsx'
import { AskEmployer } from './ask-employer.tsx'

/** A benefit that the company does not grant, with the company contact below. */
export const NoRight = (props: Partial<BlankStateProps>) => (
  <>
    <NoRightState {...props} />
    <AskEmployer />
  </>
)
