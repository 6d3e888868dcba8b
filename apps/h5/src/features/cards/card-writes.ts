import { cardCalls, type CardDetail } from '@yf/contract/cards'
import { optionalBenefitCalls } from '@yf/contract/optional-benefits'
import { equityCalls } from '@yf/contract/equity'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/** Refreshes everything that shows cards; also after a refusal, because it means that the data has changed. */
export const lookAgain = () =>
  refresh(
    cardCalls.detail,
    cardCalls.pack,
    cardCalls.bookings,
    cardCalls.radar,
    equityCalls.mine,
    optionalBenefitCalls.optionalOffers,
  )

export async function giveCard(card: CardDetail, userFamilyId: string): Promise<void> {
  const response = await write(cardCalls.give, { companyId: card.companyId, id: card.id, userFamilyId })
  if (response.ok) say(response.message)
  await lookAgain()
}

export async function takeCardBack(card: CardDetail): Promise<void> {
  const isSure = await confirm({
    title: '收回卡片',
    content: `收回后“${card.name}”由您本人使用，${card.userName ?? '对方'}会收到通知。`,
    confirmText: '收回',
    cancelText: '再想想',
  })
  if (!isSure) return
  const back = await write(cardCalls.takeBack, { companyId: card.companyId, id: card.id })
  if (back.ok) say(back.message)
  await lookAgain()
}
