import type { highExamCalls } from '@yf/contract/high-exam'
import { shanghaiMoment } from '@yf/domain/dates'
import { atMoment, supplierOf } from '@yf/domain/equity'
import { requireMembership } from '#features/company/public.ts'
import { toPackageDto, packagesOf } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { namesOf } from '#features/identity/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'

/**
 * Benefits for a high-end exam, as cards: the caller's, and for an employee those of the family, each with its name.
 */
export const cards: RunCallHandler<typeof highExamCalls.cards> = async ({ companyId }, ctx) => {
  const { db, cipher, clock, caller } = ctx
  const membership = await requireMembership(db, caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const held = (await packagesOf(db, membership)).filter(
    ({ supplier_code }) => supplierOf(supplier_code) === 'HIGH_EXAM',
  )
  const [own, family] = await Promise.all([
    namesOf(db, [caller.accountId]),
    membership.isFamily ? [] : decryptedFamily(db, cipher, caller.accountId),
  ])
  const nameOf = (familyId: string | null) =>
    (familyId === null ? own.get(caller.accountId) : family.find(({ id }) => id === familyId)?.name) ?? ''
  const now = shanghaiMoment(clock.now())
  return answer(
    held.map((row) => {
      const familyId = membership.isFamily ? null : row.family_id
      return { ...atMoment(toPackageDto(row, familyId), now), holderName: nameOf(familyId) }
    }),
  )
}
