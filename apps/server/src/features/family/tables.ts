import type { CertificateKind } from '@yf/domain/certificate'
import type { Gender } from '@yf/domain/gender'
import type { Relation } from '@yf/domain/relations'

export interface FamilyMemberTable {
  account_id: string
  id: string
  name: string
  relation: Relation
  gender: Gender
  birth: string | null
  phone_encrypted: string | null
  certificate_kind: CertificateKind | null
  certificate_hash: string | null
  certificate_encrypted: string | null
  created_at: Date
}

/** Locked before a family changes. */
export interface FamilyTable {
  account_id: string
  changes: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    family_member: FamilyMemberTable
    family: FamilyTable
  }
}
