import type { FamilyMember } from '@yf/contract/family'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import type { Profile } from '#features/identity/public.ts'
import { certificateRow, phoneRow } from './encrypted.ts'
import type { MemberRow } from './store.ts'
import { tieOf, type FamilyTies } from './ties.ts'

export const toMemberDto = (
  cipher: CallContext['cipher'],
  row: MemberRow,
  ties: FamilyTies,
): FamilyMember => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  gender: row.gender,
  birth: row.birth,
  mobile: row.phone_encrypted ? maskPhone(cipher.open(row.phone_encrypted, phoneRow(row.id))) : null,
  certificateType: row.certificate_kind,
  certificateNumber: row.certificate_encrypted
    ? maskCertificate(cipher.open(row.certificate_encrypted, certificateRow(row.id)))
    : null,
  nickName: null,
  headimgurl: null,
  hasAccount: ties.linked.has(row.id) ? 1 : 0,
  canEdit: tieOf(ties, row.id) ? 0 : 1,
})

export const toSelfDto = (self: Profile): FamilyMember => ({
  id: self.id,
  name: self.name,
  relation: 'self',
  gender: self.gender,
  birth: self.birth,
  mobile: self.mobile,
  certificateType: self.certificateKind,
  certificateNumber: self.certificateNumber,
  nickName: self.nickName,
  headimgurl: self.headimgurl,
  hasAccount: 1,
  canEdit: 1,
})
