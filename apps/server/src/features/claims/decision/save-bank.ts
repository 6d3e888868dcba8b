import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { payAgain } from './payment/order-payment.ts'
import { changeCase, takeOwnCase, type CaseRow } from '../record/own-case.ts'
import type { CardRow } from '../record/cards.ts'
import { chooseCard } from '../record/application/choose-card.ts'
import { toBankCardDto } from '../record/application/dto.ts'
import { payeeNames } from '../record/application/payees.ts'

/** Sets the card of a draft, of a case that waits for supplements, or of one whose payment was returned. */
export const saveBank: RunCallHandler<typeof claimCalls.saveBank> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const row = await takeOwnCase(ctx.db, accountId, input.caseId)
  if (!row) return refuse('notFound')
  const chosen = await chooseCard(ctx, accountId, input, await payeeNames(ctx, row))
  if (chosen.kind !== 'chosen') return chosen
  const changes = { ...changesOf(row, chosen.card), updated_at: ctx.clock.now() }
  await changeCase(ctx.db, row, changes)
  const isAccepted = canHoldCard(row.state) || (await payAgain(ctx, { ...row, ...changes }, row.account_id))
  return isAccepted ? answer(toBankCardDto(chosen.card), '银行卡已保存') : refuse('cardFixed')
}

const canHoldCard = (state: CaseRow['state']) =>
  state === caseStates.draft || state === caseStates.supplementing

/** With a card a draft reaches the step of its documents. */
const changesOf = (row: CaseRow, card: CardRow): Pick<CaseRow, 'bank_card_id' | 'step'> => ({
  bank_card_id: card.id,
  step: row.state === caseStates.draft ? 3 : row.step,
})
