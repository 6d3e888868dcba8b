import type { cardCalls } from '@yf/contract/cards'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { transferPackage } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { detailOf } from '../dto.ts'
import { addHandover, handoversOf } from './handover-store.ts'
import { ownCard } from './own-card.ts'
import { givingOf } from './rules.ts'
import { notifyBoth } from './notify-both.ts'

/** Possible while nothing was used or booked since: after that it belongs to the other person. */
export const takeBack: RunCallHandler<typeof cardCalls.takeBack> = async ({ companyId, id }, ctx) => {
  const found = await ownCard(ctx, companyId, id)
  if (!found) return refuse('notFound')
  const { card, membership } = found
  const handover = givingOf(card, await handoversOf(ctx.db, companyId, id))
  if (!handover) return refuse('cardNotGiven')
  if (card.used !== handover.used_then) return refuse('cardUsedSince')
  await transferPackage(ctx.db, card, null)
  const { company_id, package_id, account_id, family_id, used_then } = handover
  const back = { company_id, package_id, account_id, family_id, used_then }
  await addHandover(ctx.db, { ...back, kind: 'takenBack', created_at: ctx.clock.now() })
  const family = await decryptedFamily(ctx.db, ctx.cipher, account_id)
  const familyName = family.find((one) => one.id === family_id)?.name ?? '家人'
  await notifyBoth(ctx, 'takenBack', { card, familyId: family_id, familyName })
  return answer(await detailOf(ctx, membership, { ...card, family_id: null }), '已收回')
}
