import type { Desk } from './desk.ts'

/** What a call is raced with. */
export interface Prepared {
  readonly input: object
  readonly token: string
}

export interface Preparation {
  readonly prepare: (desk: Desk) => Promise<Prepared>
  /** Whatever the keys, it can come about once: of many at the same time one does it. */
  readonly isOnce: boolean
}

export const once = (prepare: Preparation['prepare']): Preparation => ({ prepare, isOnce: true })
export const each = (prepare: Preparation['prepare']): Preparation => ({ prepare, isOnce: false })
