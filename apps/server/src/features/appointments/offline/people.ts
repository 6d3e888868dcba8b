import type { ServiceRight } from '@yf/contract/appointment-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { packageStates, packageStatus } from '@yf/domain/equity'
import { accountOf } from '#features/identity/public.ts'
import type { Membership } from '#features/company/public.ts'
import { findRight, packagesOf, type UsableRight } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import type { AppointmentKindDeps } from '#features/slots/public.ts'
import type { ModuleRow } from './store.ts'

/** By family id; the key null is the caller. */
export type Names = ReadonlyMap<string | null, string>

export async function namesIn(ctx: AppointmentKindDeps, accountId: string): Promise<Names> {
  const self = await accountOf(ctx.db, accountId)
  const family = await decryptedFamily(ctx.db, ctx.cipher, accountId)
  return new Map<string | null, string>([
    [null, self?.name ?? ''],
    ...family.map(({ id, name }) => [id, name] as const),
  ])
}

/**
 * The family member for whom the slot is booked: `choice` of the booking, empty for the caller. Family members with
 * their own account book for themselves.
 */
export const choiceOf = (userFamilyId: string | undefined): string => userFamilyId ?? ''
export const familyIdOf = (choice: string): string | undefined => (choice === '' ? undefined : choice)

/** The package that pays for it, of the person for whom it is booked. */
export const rightFor = (
  { db, clock }: AppointmentKindDeps,
  { companyId, isFamily, benefitsOf }: Membership,
  supplier: string,
  userFamilyId: string | undefined,
): Promise<UsableRight | null> =>
  findRight(
    db,
    {
      companyId,
      accountId: benefitsOf.accountId,
      familyId: isFamily ? benefitsOf.familyId : (userFamilyId ?? null),
      supplier,
    },
    clock.now(),
  )

/** Every package of these services that the caller sees, including used and expired ones, by supplier code. */
export async function rightsBySupplier(
  ctx: AppointmentKindDeps,
  membership: Membership,
  accountId: string,
): Promise<(module: ModuleRow) => ServiceRight[]> {
  const packages = await packagesOf(ctx.db, membership)
  const names = await namesIn(ctx, accountId)
  const now = shanghaiMoment(ctx.clock.now())
  const isRunning = (row: (typeof packages)[number]) =>
    row.start_time <= ctx.clock.now() &&
    packageStatus({ status: row.status, endTime: shanghaiMoment(row.end_time) }, now) < packageStates.expired
  return ({ supplier_code }) =>
    packages
      .filter((row) => supplier_code !== null && row.supplier_code === supplier_code && isRunning(row))
      .map((row) => {
        const userFamilyId = membership.isFamily ? null : row.family_id
        return {
          userFamilyId,
          personName: names.get(userFamilyId) ?? '',
          packageName: row.name,
          left: row.total - row.used,
          total: row.total,
          endTime: shanghaiMoment(row.end_time),
        }
      })
}
