export interface SubjectKeyTable {
  /** A person, or a company for its own data. */
  subject_id: string
  key_encrypted: string
  created_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    subject_key: SubjectKeyTable
  }
}
