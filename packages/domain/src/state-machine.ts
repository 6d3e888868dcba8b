/** States as stored: numbers of decisions §5, or strings. */
export type MachineState = string | number

/**
 * A transition table: each state with its allowed next states. A transition to a state that is not in the table does
 * not compile.
 */
export const defineMachine = <const T extends { readonly [From in keyof T]: readonly (keyof T)[] }>(
  transitions: T,
): T => transitions

export type StateOf<M> = keyof M & MachineState

const nextOf = <M extends object>(machine: M, from: StateOf<M>): readonly StateOf<M>[] =>
  (machine[from] ?? []) as readonly StateOf<M>[]

export const canMove = <M extends object>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean =>
  nextOf(machine, from).includes(to)

/** Has no further transition. */
export const isFinal = <M extends object>(machine: M, state: StateOf<M>): boolean =>
  nextOf(machine, state).length === 0

/** Reads a numbered state from the log of transitions, which keeps states as text. */
export function loggedState<M extends object>(machine: M, text: string): StateOf<M> & number {
  if (!Object.keys(machine).includes(text)) throw new Error(`no state of this machine: ${text}`)
  return Number(text) as StateOf<M> & number
}
