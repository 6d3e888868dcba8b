import type { Call } from '@yf/contract/call'
import type { ComponentType } from 'react'

/** For tests: a list of the app, and how it is shown with any number of rows. */
export interface DrawnList {
  readonly name: string
  readonly row: Call
  readonly at: string
  readonly load: () => Promise<{ default: ComponentType }>
  readonly empty: RegExp
  /** One of its rows. */
  readonly one: object
  /** What stands beside the rows. */
  readonly beside?: object
  /** How often its first page is asked for by something else on the screen. */
  readonly askedBefore?: number
}
