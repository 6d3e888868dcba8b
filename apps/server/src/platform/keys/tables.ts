/** A table and its column, as `claim_case.case_no`: the name says where the value stands. */
export type KeyKind = `${string}.${string}`

export interface TakenKeyTable {
  kind: KeyKind
  key: string
  /** Who has it, or with whom the row that has it stands: an account, a company, a case. */
  holder: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    taken_key: TakenKeyTable
  }
}
