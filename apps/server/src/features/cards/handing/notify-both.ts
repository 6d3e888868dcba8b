import type { MemberContext } from '#platform/call/context.ts'
import { relativeAccount } from '#features/company/public.ts'
import type { PackageRow } from '#features/equity/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { notify } from '#features/messages/public.ts'

interface HandedCard {
  readonly card: PackageRow
  readonly familyId: string
  readonly familyName: string
}

/** Notifies both if both have an account; the employee manages what a child has. */
export async function notifyBoth(
  ctx: MemberContext,
  kind: 'given' | 'takenBack',
  handed: HandedCard,
): Promise<void> {
  const { card, familyId, familyName } = handed
  const { company_id: companyId, account_id: holderId } = card
  const holderName = (await accountOf(ctx.db, holderId))?.name ?? '家人'
  const relative = await relativeAccount(ctx.db, companyId, holderId, familyId)
  const texts = {
    given: {
      holder: `您已将“${card.name}”转赠给${familyName}，使用前可以随时收回。`,
      relative: `${holderName}把“${card.name}”转赠给了您，可在原力卡包中使用。`,
    },
    takenBack: {
      holder: `您已从${familyName}收回“${card.name}”，现在由您本人使用。`,
      relative: `${holderName}收回了“${card.name}”，它已不在您的卡包中。`,
    },
  } as const
  const { id } = card
  const toHolder = { companyId, accountId: holderId, id, content: texts[kind].holder }
  await notify(ctx, { kind: kind === 'given' ? 'cardGiven' : 'cardTakenBack', ...toHolder })
  if (relative === null) return
  const toRelative = { companyId, accountId: relative, content: texts[kind].relative }
  if (kind === 'given') await notify(ctx, { kind: 'cardReceived', id, ...toRelative })
  else await notify(ctx, { kind: 'cardWithdrawn', ...toRelative })
}
