import type { Call } from '@yf/contract/call'
import type { ComponentType } from 'react'

/** For tests: a list of the app, and how to show it with any number of rows. */
export interface DrawnList {
  readonly name: string
  readonly row: Call
  readonly at: string
  readonly load: () => Promise<{ default: ComponentType }>
  readonly empty: RegExp
  /** One of its rows. */
  readonly one: object
  /** Fields of the response besides the rows. */
  readonly beside?: object
  /** How often other parts of the screen request its first page. */
  readonly earlierRequests?: number
}
