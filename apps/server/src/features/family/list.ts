import type { familyCalls, FamilyMember } from '@yf/contract/family'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { Run } from '../../platform/call/handler.ts'
import { answer, refuse } from '../../platform/call/outcome.ts'
import { maskedAccountOf } from '../identity/public.ts'
import { certificateRow, phoneRow } from './sealed.ts'
import { familyOf } from './store.ts'

/** The member first, then the family in the order in which they were added. */
export const list: Run<typeof familyCalls.list> = async (_input, { db, cipher, caller }) => {
  const [self, family] = await Promise.all([
    maskedAccountOf(db, cipher, caller.accountId),
    familyOf(db, caller.accountId),
  ])
  if (!self) return refuse('notFound')
  const { id, name, gender, birth, mobile, certificateNumber } = self
  const others = family.map((row): FamilyMember => ({
    id: row.id,
    name: row.name,
    relation: row.relation,
    gender: row.gender,
    birth: row.birth,
    mobile: row.phone_sealed ? maskPhone(cipher.open(row.phone_sealed, phoneRow(row.id))) : null,
    certificateNumber: row.certificate_sealed
      ? maskCertificate(cipher.open(row.certificate_sealed, certificateRow(row.id)))
      : null,
  }))
  return answer([{ id, name, relation: 'self', gender, birth, mobile, certificateNumber }, ...others])
}
