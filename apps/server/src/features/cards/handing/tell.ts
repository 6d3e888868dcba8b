import type { MemberContext } from '#platform/call/context.ts'
import { relativeAccount } from '#features/company/public.ts'
import type { PackageRow } from '#features/equity/public.ts'
import { accountOf } from '#features/identity/public.ts'
import { tell } from '#features/messages/public.ts'

interface Handed {
  readonly card: PackageRow
  readonly familyId: string
  readonly familyName: string
}

/** Notifies both if both have an account; the employee manages what a child has. */
export async function tellBoth(
  ctx: MemberContext,
  kind: 'given' | 'takenBack',
  handed: Handed,
): Promise<void> {
  const { card, familyId, familyName } = handed
  const { company_id: companyId, account_id: holderId } = card
  const holderName = (await accountOf(ctx.db, holderId))?.name ?? '家人'
  const relative = await relativeAccount(ctx.db, companyId, holderId, familyId)
  const words = {
    given: {
      holder: ['卡券已转赠', `您已将“${card.name}”转赠给${familyName}，使用前可以随时收回。`],
      relative: ['收到一张卡券', `${holderName}把“${card.name}”转赠给了您，可在原力卡包中使用。`],
    },
    takenBack: {
      holder: ['卡券已收回', `您已从${familyName}收回“${card.name}”，现在由您本人使用。`],
      relative: ['卡券已被收回', `${holderName}收回了“${card.name}”，它已不在您的卡包中。`],
    },
  } as const
  const toCard = `/yfCards/${card.id}`
  const [title, content] = words[kind].holder
  await tell(ctx, { companyId, accountId: holderId, tab: 2, title, content, jumpUrl: toCard })
  if (relative === null) return
  const [herTitle, herContent] = words[kind].relative
  const jumpUrl = kind === 'given' ? toCard : '/yfCards'
  await tell(ctx, { companyId, accountId: relative, tab: 2, title: herTitle, content: herContent, jumpUrl })
}
