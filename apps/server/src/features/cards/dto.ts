import type { CardDetail } from '@yf/contract/cards'
import { shanghaiMoment } from '@yf/domain/dates'
import { atMoment } from '@yf/domain/equity'
import type { MemberContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { relativeAccount, type Membership } from '#features/company/public.ts'
import { isUsable, toPackageDto, type PackageRow } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { benefitsOfPackage } from './codes/code-store.ts'
import { handoversOf } from './handing/handover-store.ts'
import { givingOf, isGiveable } from './handing/rules.ts'

/** Covers a relative with their own account: the employee sees it, and the relative uses it. */
export async function isUsedByAnother(
  db: Db,
  { company_id, account_id, family_id }: PackageRow,
): Promise<boolean> {
  return family_id !== null && (await relativeAccount(db, company_id, account_id, family_id)) !== null
}

const bit = (isSo: boolean) => (isSo ? 1 : 0)

/** The names of a holder's family members, by id. */
export async function familyNames(
  { db, cipher }: Pick<MemberContext, 'db' | 'cipher'>,
  holderId: string,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await decryptedFamily(db, cipher, holderId)).map(({ id, name }) => [id, name]))
}

/** The card as this member sees it: if it covers them it is their own, and hides who gave it. */
export async function detailOf(
  ctx: MemberContext,
  { isFamily }: Membership,
  card: PackageRow,
): Promise<CardDetail> {
  const { company_id: companyId, id, kind, family_id, account_id } = card
  const now = ctx.clock.now()
  const userFamilyId = isFamily ? null : family_id
  const [benefits, handovers, names, isAnothers] = await Promise.all([
    benefitsOfPackage(ctx.db, companyId, id),
    isFamily ? [] : handoversOf(ctx.db, companyId, id),
    isFamily ? new Map<string, string>() : familyNames(ctx, account_id),
    !isFamily && isUsedByAnother(ctx.db, card),
  ])
  const nameOf = (familyId: string) => names.get(familyId) ?? '家人'
  const giving = givingOf(card, handovers)
  const isOwn = !isFamily && family_id === null
  return {
    ...atMoment(toPackageDto(card, userFamilyId), shanghaiMoment(now)),
    companyId,
    kind,
    benefits: [...(benefits ?? [card.summary].filter(Boolean))],
    userName: userFamilyId === null ? null : nameOf(userFamilyId),
    canUse: bit(!isAnothers),
    canGive: bit(isOwn && isGiveable(card) && isUsable(card, now)),
    canTakeBack: bit(giving !== null && giving.used_then === card.used),
    handovers: handovers.map((one) => ({
      kind: one.kind,
      name: nameOf(one.family_id),
      createTime: shanghaiMoment(one.created_at),
    })),
  }
}
