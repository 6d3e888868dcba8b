export interface StoredFileTable {
  id: string
  /** The owner, or the company where it belongs to no person: with whom the row stands. */
  keeper_id: string
  company_id: string | null
  /** Null for what belongs to the company itself. */
  owner_account_id: string | null
  module: string
  /** The unguessable name under which the store keeps the bytes. */
  name: string
  content_type: string
  size: number
  sha256: string
  created_at: Date
  /** Since when it waits to be used; null where it is. */
  unused_since: Date | null
  /** Under the key of its keeper; false where it came before there were keys. */
  is_sealed: boolean
  /** When the key that opened it was deleted. */
  gone_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    stored_file: StoredFileTable
  }
}
