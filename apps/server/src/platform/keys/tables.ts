/** A table and its column, such as `claim_case.case_no`: where the value is stored. */
export type KeyKind = `${string}.${string}`

export interface UniqueKeyTable {
  kind: KeyKind
  key: string
  /** The owner, or the distribution key of the row that has the value: an account, a company, a case. */
  holder: string
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    unique_key: UniqueKeyTable
  }
}
