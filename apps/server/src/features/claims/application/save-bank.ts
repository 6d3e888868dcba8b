import type { Input } from '@yf/contract/call'
import type { claimCalls } from '@yf/contract/claims'
import { bankNumberFault } from '@yf/domain/bank-card'
import { bankByCode } from '@yf/domain/banks'
import { caseStates } from '@yf/domain/claim-case'
import { isRegion } from '@yf/domain/regions'
import type { Run } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { payAgain } from '../paying/order-payment.ts'
import { changeCase, takeOwnCase, type CaseRow } from '../own-case.ts'
import { bankOfNumber, kindFault } from './bank-of-number.ts'
import { keepCard, type GivenCard } from './card-store.ts'
import { cardsOf, type CardRow } from './cards.ts'
import { bankCardOnTheWire } from './on-the-wire.ts'
import { payeeNames } from './payees.ts'

type Choice = Input<typeof claimCalls.saveBank>

/** The card of a draft, of a case that is being supplemented, and of one whose payment came back. */
export const saveBank: Run<typeof claimCalls.saveBank> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const row = await takeOwnCase(ctx.db, accountId, input.caseId)
  if (!row) return refuse('notFound')
  const holders = await payeeNames(ctx, row)
  let card: CardRow | undefined
  if (input.cardId !== undefined) {
    card = (await cardsOf(ctx.db, accountId)).find(({ id }) => id === input.cardId)
    if (!card) return refuse('notFound')
    if (!holders.includes(card.holder_name)) return refuse('holderNotAllowed', holderWords(holders))
  } else {
    const given = givenCard(input, holders)
    if ('words' in given)
      return given.field === null
        ? refuse('holderNotAllowed', given.words)
        : badInput(given.field, given.words)
    card = await keepCard(ctx, accountId, given)
  }
  const changes = { ...changesOf(row, card), updated_at: ctx.clock.now() }
  await changeCase(ctx.db, row, changes)
  const isTaken = canHoldCard(row.state) || (await payAgain(ctx, { ...row, ...changes }, row.account_id))
  return isTaken ? answer(bankCardOnTheWire(card), '银行卡已保存') : refuse('cardFixed')
}

const canHoldCard = (state: CaseRow['state']) =>
  state === caseStates.draft || state === caseStates.supplementing

/** With a card a draft has come as far as its papers. */
const changesOf = (row: CaseRow, card: CardRow): Pick<CaseRow, 'bank_card_id' | 'step'> => ({
  bank_card_id: card.id,
  step: row.state === caseStates.draft ? 3 : row.step,
})

/** `field` is null where the person named is not one who may be paid. */
interface CardFault {
  readonly field: string | null
  readonly words: string
}

function givenCard(input: Choice, holders: readonly string[]): GivenCard | CardFault {
  const { cardNo = '', province = '', city = '', branch = '' } = input
  const holderName = input.holderName?.trim() ?? ''
  const wrongNumber = bankNumberFault(cardNo)
  if (wrongNumber) return { field: 'cardNo', words: wrongNumber }
  if (holderName === '') return { field: 'holderName', words: '请选择收款人' }
  if (!holders.includes(holderName)) return { field: null, words: holderWords(holders) }
  const issuer = bankOfNumber(cardNo)
  const chosen = bankByCode(input.bankCode ?? '')
  const bank = issuer ?? (chosen && { ...chosen, kind: '' })
  if (!bank) return { field: 'bankCode', words: '未识别出发卡银行，请选择开户银行' }
  const wrongKind = kindFault(bank.kind)
  if (wrongKind) return { field: 'cardNo', words: wrongKind }
  if ((province !== '' || city !== '') && !isRegion(province, city))
    return { field: 'city', words: '请从列表中选择开户省份和城市' }
  return { holderName, number: cardNo, bank, place: { province, city, branch: branch.trim() } }
}

const holderWords = (holders: readonly string[]) => `收款人须为${holders.join('或')}，请重新选择`
