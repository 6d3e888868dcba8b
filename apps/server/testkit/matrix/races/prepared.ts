import type { RaceKit } from './race-kit.ts'

/** The input and caller of a race. */
export interface Prepared {
  readonly input: object
  readonly token: string
}

export interface Preparation {
  readonly prepare: (kit: RaceKit) => Promise<Prepared>
  /** Happens only once whatever the keys: of many concurrent calls one does it. */
  readonly isOnce: boolean
}

export const once = (prepare: Preparation['prepare']): Preparation => ({ prepare, isOnce: true })
export const each = (prepare: Preparation['prepare']): Preparation => ({ prepare, isOnce: false })
