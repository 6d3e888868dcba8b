import type { cardCalls } from '@yf/contract/cards'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { transferPackage, isUsable } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { detailOf } from '../dto.ts'
import { ownCard } from './own-card.ts'
import { addHandover } from './handover-store.ts'
import { isGiveable } from './rules.ts'
import { notifyBoth } from './notify-both.ts'

/** Locks the card's row before deciding: either one uses it or the other owns it. */
export const give: RunCallHandler<typeof cardCalls.give> = async ({ companyId, id, userFamilyId }, ctx) => {
  const found = await ownCard(ctx, companyId, id)
  if (!found) return refuse('notFound')
  const { card, membership } = found
  const family = await decryptedFamily(ctx.db, ctx.cipher, card.account_id)
  const relative = family.find((one) => one.id === userFamilyId)
  if (!relative) return refuse('notFound')
  if (!isGiveable(card)) return refuse('cardNotGiveable')
  if (card.family_id === relative.id) return answer(await detailOf(ctx, membership, card))
  if (card.family_id !== null) return refuse('cardAlreadyGiven')
  if (!isUsable(card, ctx.clock.now())) return refuse('benefitNotUsable')
  await transferPackage(ctx.db, card, relative.id)
  await addHandover(ctx.db, {
    company_id: companyId,
    package_id: id,
    account_id: card.account_id,
    family_id: relative.id,
    kind: 'given',
    used_then: card.used,
    created_at: ctx.clock.now(),
  })
  await notifyBoth(ctx, 'given', { card, familyId: relative.id, familyName: relative.name })
  return answer(
    await detailOf(ctx, membership, { ...card, family_id: relative.id }),
    `已转赠给${relative.name}`,
  )
}
