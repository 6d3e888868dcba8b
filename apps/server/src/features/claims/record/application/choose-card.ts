import type { Static } from '@sinclair/typebox'
import type { CardChoice } from '@yf/contract/claim-shapes'
import { bankNumberFault } from '@yf/domain/bank-card'
import { bankByCode } from '@yf/domain/banks'
import { isRegion } from '@yf/domain/regions'
import type { CallContext } from '#platform/call/context.ts'
import { badInput, refuse, type BadInput, type RefusedCall } from '#platform/call/outcome.ts'
import { bankOfNumber, kindFault } from './bank-of-number.ts'
import { keepCard, type NewCard } from './card-store.ts'
import { cardsOf, type CardRow } from '../cards.ts'

type Choice = Static<typeof CardChoice>

export type ChosenCard =
  | { readonly kind: 'chosen'; readonly card: CardRow }
  | BadInput
  | RefusedCall<'notFound' | 'holderNotAllowed'>

/** A stored card of the person, or a new one by its number, held by one of the possible payees. */
export async function chooseCard(
  ctx: CallContext,
  accountId: string,
  choice: Choice,
  holders: readonly string[],
): Promise<ChosenCard> {
  if (choice.cardId === undefined) {
    const newCard = newCardOf(choice, holders)
    return 'kind' in newCard ? newCard : { kind: 'chosen', card: await keepCard(ctx, accountId, newCard) }
  }
  const card = (await cardsOf(ctx.db, accountId)).find(({ id }) => id === choice.cardId)
  if (!card) return refuse('notFound')
  return holders.includes(card.holder_name)
    ? { kind: 'chosen', card }
    : refuse('holderNotAllowed', holderMessage(holders))
}

function newCardOf(
  choice: Choice,
  holders: readonly string[],
): NewCard | BadInput | RefusedCall<'holderNotAllowed'> {
  const { cardNo = '', province = '', city = '', branch = '' } = choice
  const holderName = choice.holderName?.trim() ?? ''
  const wrongNumber = bankNumberFault(cardNo)
  if (wrongNumber) return badInput('cardNo', wrongNumber)
  if (holderName === '') return badInput('holderName', '请选择收款人')
  if (!holders.includes(holderName)) return refuse('holderNotAllowed', holderMessage(holders))
  const issuer = bankOfNumber(cardNo)
  const chosen = bankByCode(choice.bankCode ?? '')
  const bank = issuer ?? (chosen && { ...chosen, kind: '' })
  if (!bank) return badInput('bankCode', '未识别出发卡银行，请选择开户银行')
  const wrongKind = kindFault(bank.kind)
  if (wrongKind) return badInput('cardNo', wrongKind)
  if ((province !== '' || city !== '') && !isRegion(province, city))
    return badInput('city', '请从列表中选择开户省份和城市')
  return { holderName, number: cardNo, bank, place: { province, city, branch: branch.trim() } }
}

const holderMessage = (holders: readonly string[]) => `收款人须为${holders.join('或')}，请重新选择`
