import { packageKindOf } from '@yf/domain/equity'
import type { optionalBenefitCalls } from '@yf/contract/optional-benefits'
import { requireMembership } from '#features/company/public.ts'
import { grantPackages, withdrawPackage } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import type { OptionalItemRow } from '../tables.ts'
import { fixedAmong, toOfferDto, stateOf } from './dto.ts'
import { addChoices, choicesOf, dropChoice, holdOffer, lockChooser, type OfferRow } from './store.ts'

interface ChosenItem {
  readonly item: OptionalItemRow
  readonly familyId: string | null
}

type RequestedItems = readonly { readonly itemId: string; readonly userFamilyId?: string }[]

const keyOf = (itemId: string, familyId: string | null) => `${itemId}/${familyId ?? ''}`

/** Null if an item or family member does not exist or is not the caller's. */
async function wishesOf(
  ctx: MemberContext,
  offer: OfferRow,
  requested: RequestedItems,
): Promise<ChosenItem[] | null> {
  const family =
    offer.audience === 'family' ? await decryptedFamily(ctx.db, ctx.cipher, ctx.caller.accountId) : []
  const relatives = new Set(family.map(({ id }) => id))
  const wishes: ChosenItem[] = []
  for (const { itemId, userFamilyId = null } of requested) {
    const item = offer.items.find(({ id }) => id === itemId)
    const isFor = offer.audience === 'self' ? userFamilyId === null : relatives.has(userFamilyId ?? '')
    if (!item || !isFor) return null
    wishes.push({ item, familyId: userFamilyId })
  }
  return wishes
}

/**
 * Replaces the choices: unchanged ones stay, dropped ones are taken back if unused, and new ones become entitlements
 * at once. All choices of one employee for one offer lock the same row.
 */
export const choose: RunCallHandler<typeof optionalBenefitCalls.choose> = async (
  { companyId, id, wishes: requested },
  ctx,
) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  if (membership.isFamily) return refuse('optionalEmployeesOnly')
  const offer = await holdOffer(ctx.db, companyId, id)
  const now = ctx.clock.now()
  if (!offer || offer.void_reason !== null) return refuse('notFound')
  if (stateOf(offer, now) !== 1) return refuse('optionalNotOpen')
  const wishes = await wishesOf(ctx, offer, requested)
  if (!wishes) return refuse('notFound')
  const missing = new Map(wishes.map((wish) => [keyOf(wish.item.id, wish.familyId), wish]))
  if (missing.size < wishes.length) return badInput('wishes', '同一项权益只能选择一次')
  if (wishes.length > offer.pick) return refuse('optionalTooMany')

  await lockChooser(ctx.db, offer, accountId, now)
  const before = await choicesOf(ctx.db, companyId, [id], accountId)
  const fixed = await fixedAmong(ctx.db, offer, before)
  for (const choice of before) {
    if (missing.delete(keyOf(choice.item_id, choice.family_id))) continue
    const entitlement = { id: choice.package_id, familyId: choice.family_id }
    if (fixed.has(choice.id) || !(await withdrawPackage(ctx.db, companyId, entitlement)))
      return refuse('optionalFixed')
    await dropChoice(ctx.db, choice, now)
  }
  await addChosenPackages(ctx, offer, [...missing.values()])
  const after = await choicesOf(ctx.db, companyId, [id], accountId)
  return answer(await toOfferDto(ctx.db, offer, after, now), '已选定，可在原力卡包中使用')
}

async function addChosenPackages(
  ctx: MemberContext,
  offer: OfferRow,
  wishes: readonly ChosenItem[],
): Promise<void> {
  if (wishes.length === 0) return
  const now = ctx.clock.now()
  const holder = { company_id: offer.company_id, account_id: ctx.caller.accountId }
  const packageIds = await grantPackages(
    ctx.db,
    wishes.map(({ item, familyId }) => ({
      ...holder,
      family_id: familyId,
      kind: packageKindOf(item.supplierCode),
      name: item.name,
      summary: item.summary,
      supplier_code: item.supplierCode,
      start_time: now,
      end_time: offer.use_until,
      unit: 'times' as const,
      total: item.times,
      time_fen: item.timeFen,
    })),
  )
  await addChoices(
    ctx.db,
    wishes.map(({ item, familyId }, at) => ({
      ...holder,
      id: newId(),
      offer_id: offer.id,
      family_id: familyId,
      item_id: item.id,
      package_id: packageIds[at]!,
      chosen_at: now,
      dropped_at: null,
    })),
  )
}
