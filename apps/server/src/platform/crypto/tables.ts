export interface KeeperKeyTable {
  /** A person, or a company for its own data. */
  keeper_id: string
  key_sealed: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    keeper_key: KeeperKeyTable
  }
}
