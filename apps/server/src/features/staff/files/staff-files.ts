import type { Permission } from '@yf/domain/staff'
import type { Db } from '#platform/db/handle.ts'
import type { FileFacts } from '#platform/files/stored-files.ts'
import type { AuditEvent } from '../audit/record-audit-event.ts'

/** Files that one admin side serves under the address of staff files. */
export interface StaffFiles {
  readonly permission: Permission
  /** The audit event for viewing the file; null if it does not belong to this admin side. */
  readOf(db: Db, file: Pick<FileFacts, 'id' | 'subject_id' | 'company_id'>): Promise<AuditEvent | null>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly staffFiles: readonly StaffFiles[]
  }
}

/** The submitted case that a stored file belongs to, and in which role. */
export interface CaseFile {
  readonly company_id: string
  readonly case_id: string
  readonly case_no: string
  readonly account_id: string
  readonly what: string
}

/** Files of cases. Files without a company are avatars or signatures, never part of a case. */
export const filesOfCases = (
  partOf: (
    db: Db,
    file: { readonly company_id: string; readonly file_id: string },
  ) => Promise<CaseFile | null>,
): StaffFiles => ({
  permission: 'review',
  readOf: async (db, { id: file_id, company_id }) => {
    const part = company_id === null ? null : await partOf(db, { company_id, file_id })
    if (!part) return null
    const { case_id: id, case_no, account_id, what } = part
    return {
      action: 'readFile',
      about: { company_id: part.company_id, id, case_no, account_id },
      payload: { what },
    }
  },
})
