import type { examCalls } from '@yf/contract/exam'
import { examStates } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toBankCardDto, cardChoices, chooseCard, payeeNames } from '#features/claims/public.ts'
import { changeExam, ownExam, takeOwnExam, type ExamRow } from '../own-exam.ts'
import { payExamAgain } from '../pay.ts'

/** Permitted payees: the applicant, and the examined person if of age. */
const payees = ({ account_id, family_id, member_name }: ExamRow) => ({
  account_id,
  family_id,
  insured_name: member_name,
})

export const cardPage: RunCallHandler<typeof examCalls.cardPage> = async ({ id }, ctx) => {
  const { accountId } = ctx.caller
  const exam = await ownExam(ctx.db, accountId, id)
  if (!exam) return refuse('notFound')
  return answer(await cardChoices(ctx.db, accountId, await payeeNames(ctx, payees(exam))))
}

/** The card of a draft, and of a reimbursement whose payment was returned. */
export const saveCard: RunCallHandler<typeof examCalls.saveCard> = async ({ id, ...choice }, ctx) => {
  const { accountId } = ctx.caller
  const exam = await takeOwnExam(ctx.db, accountId, id)
  if (!exam) return refuse('notFound')
  const chosen = await chooseCard(ctx, accountId, choice, await payeeNames(ctx, payees(exam)))
  if (chosen.kind !== 'chosen') return chosen
  const changed = { ...exam, bank_card_id: chosen.card.id, updated_at: ctx.clock.now() }
  await changeExam(ctx.db, exam, { bank_card_id: changed.bank_card_id, updated_at: changed.updated_at })
  const isAccepted = exam.state === examStates.draft || (await payExamAgain(ctx, changed, accountId))
  return isAccepted ? answer(toBankCardDto(chosen.card), '银行卡已保存') : refuse('cardFixed')
}
