export interface LimitWindowTable {
  name: string
  key_hash: string
  used: number
  ends_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    limit_window: LimitWindowTable
  }
}
