import type { eapCalls } from '@yf/contract/eap'
import { requireMembership } from '#features/company/public.ts'
import {
  acceptOffer as acceptSlot,
  joinWaitlist,
  leaveWaitlist,
  liveWaitsOf,
  ownWait,
} from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { counsellorOf, coverFor, isOtherSum, payerOf } from './book.ts'
import { enterSession } from './enter-session.ts'
import { toWaitDtos } from './dto.ts'

export const waits: RunCallHandler<typeof eapCalls.waits> = async (_, ctx) =>
  answer(await toWaitDtos(ctx, await liveWaitsOf(ctx.db, 'counselling', ctx.caller.accountId)))

export const wait: RunCallHandler<typeof eapCalls.wait> = async (
  { companyId, placeId: slotId, way },
  ctx,
) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const counsellor = await counsellorOf(ctx, slotId)
  if (!counsellor) return refuse('slotGone')
  if (!counsellor.ways.includes(way)) return refuse('wayNotOffered')
  const cover = await coverFor(ctx, membership, counsellor)
  if (cover.kind === 'refused') return cover
  const joining = { kind: 'counselling', companyId, accountId, slotId, choice: way } as const
  const joined = await joinWaitlist(ctx, joining)
  if (joined.kind === 'refused') return joined
  const [waitDto] = await toWaitDtos(ctx, [joined.wait])
  return answer(waitDto!)
}

export const leaveWait: RunCallHandler<typeof eapCalls.leaveWait> = async ({ id }, ctx) => {
  const left = await leaveWaitlist(ctx, 'counselling', ctx.caller.accountId, id)
  return left === 'left' ? answer(null) : left
}

/** Looks up the entitlement again: it may have been used since the member joined the waitlist. */
export const acceptOffer: RunCallHandler<typeof eapCalls.acceptOffer> = async (
  { id, words: text, payFen },
  ctx,
) => {
  const { accountId } = ctx.caller
  const wait = await ownWait(ctx.db, 'counselling', accountId, id)
  const membership = wait && (await requireMembership(ctx.db, accountId, wait.company_id))
  if (!wait || !membership) return refuse('notFound')
  const counsellor = await counsellorOf(ctx, wait.slot_id)
  if (!counsellor) return refuse('offerOver')
  const cover = await coverFor(ctx, membership, counsellor)
  if (cover.kind === 'refused') return cover
  if (isOtherSum(cover, payFen)) return refuse('servicePriceChanged')
  const request = { kind: 'counselling', accountId, waitId: id, ...payerOf(cover) } as const
  const booked = await acceptSlot(ctx, request)
  if (booked.kind === 'refused') return booked
  return enterSession(ctx, booked.booking, counsellor, cover, text)
}
