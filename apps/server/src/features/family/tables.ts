export interface FamilyMemberTable {
  account_id: string
  id: string
  name: string
  relation: 'spouse' | 'child' | 'parent'
  gender: number
  birth: string | null
  phone_sealed: string | null
  certificate_hash: string | null
  certificate_sealed: string | null
  created_at: Date
}

declare module '../../platform/db/handle.ts' {
  interface Tables {
    family_member: FamilyMemberTable
  }
}
