export interface StoredFileTable {
  id: string
  /** The distribution column: the owner, or the company when it has no personal owner. */
  subject_id: string
  company_id: string | null
  /** Null when it belongs to the company itself. */
  owner_account_id: string | null
  module: string
  /** The unguessable name under which the store keeps the bytes. */
  name: string
  content_type: string
  size: number
  sha256: string
  created_at: Date
  /** When it was uploaded without being used yet; null once it is used. */
  unused_since: Date | null
  /** When its data subject key was deleted. */
  gone_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    stored_file: StoredFileTable
  }
}
