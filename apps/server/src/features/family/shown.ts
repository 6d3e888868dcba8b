import type { FamilyMember } from '@yf/contract/family'
import { shanghaiDay } from '@yf/domain/dates'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import { linkedFamily } from '#features/company/public.ts'
import { coveredFamily } from '#features/equity/public.ts'
import type { Profile } from '#features/identity/public.ts'
import { certificateRow, phoneRow } from './sealed.ts'
import type { MemberRow } from './store.ts'

/** What keeps members where they are: an account of their own, a running insurance. */
export interface Ties {
  readonly linked: ReadonlySet<string>
  readonly covered: ReadonlySet<string>
}

export async function tiesOf({ db, clock }: CallContext, accountId: string): Promise<Ties> {
  const at = clock.now()
  const [linked, covered] = await Promise.all([
    linkedFamily(db, accountId),
    coveredFamily(db, accountId, { at, day: shanghaiDay(at) }),
  ])
  return { linked, covered }
}

/** The refusal for whoever wants to take this member out or make somebody else of them. */
export function tieOf({ linked, covered }: Ties, id: string): 'familyLinked' | 'familyCovered' | null {
  if (linked.has(id)) return 'familyLinked'
  return covered.has(id) ? 'familyCovered' : null
}

export const shownMember = (cipher: CallContext['cipher'], row: MemberRow, ties: Ties): FamilyMember => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  gender: row.gender,
  birth: row.birth,
  mobile: row.phone_sealed ? maskPhone(cipher.open(row.phone_sealed, phoneRow(row.id))) : null,
  certificateType: row.certificate_kind,
  certificateNumber: row.certificate_sealed
    ? maskCertificate(cipher.open(row.certificate_sealed, certificateRow(row.id)))
    : null,
  nickName: null,
  headimgurl: null,
  hasAccount: ties.linked.has(row.id) ? 1 : 0,
  canEdit: tieOf(ties, row.id) ? 0 : 1,
})

export const shownSelf = (self: Profile): FamilyMember => ({
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
