import { defineMachine, type StateOf } from './state-machine.ts'

/** Money that somebody pays to us, by what the provider knows of it. */
export const incomingMachine = defineMachine({
  open: ['paid', 'closed', 'otherSum'],
  // Whoever was quicker than the closing has paid: it is written down, and goes back.
  closed: ['paid', 'otherSum'],
  paid: [],
  // Counts for nothing until a person has looked at it.
  otherSum: [],
})
export type IncomingState = StateOf<typeof incomingMachine>

/** Money of ours on its way back to whoever paid it. */
export const backMachine = defineMachine({
  waiting: ['done', 'failed'],
  // The provider could not give it back (an account that was closed): a person sees to it, and it may be tried again.
  failed: ['waiting', 'done'],
  done: [],
})
export type BackState = StateOf<typeof backMachine>
