import type { Call, CallTable } from '@yf/contract/call'
import { callTable } from '@yf/contract/table'

export interface NamedCall {
  /** `domain.call` */
  readonly name: string
  readonly row: Call
}

/** Every call of a table, by default the product's: a new contract row is included automatically. */
export const namedCalls = (table: Readonly<Record<string, CallTable>> = callTable): NamedCall[] =>
  Object.entries(table).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([key, row]) => ({ name: `${domain}.${key}`, row })),
  )
