import type { Input } from '@yf/contract/call'
import type { sleepCalls } from '@yf/contract/sleep'
import { shanghaiDay } from '@yf/domain/dates'
import type { QuestionnaireAnswers } from '@yf/domain/sleep/questionnaire'
import { questionnaires } from '@yf/domain/sleep/questionnaires'
import { answersFault } from '@yf/domain/sleep/scoring'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer as say, badInput } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import type { TherapyResult } from '#partners/sleep/port.ts'
import { resultOf, type StoredResult } from './results.ts'
import { answerRow } from './encrypted.ts'
import { keepAnswer, personOf } from './store.ts'

type SubmittedAnswers = Input<typeof sleepCalls.answer>['answers']

/** By item; duplicate and unknown items make the answer invalid. */
function answersOf(submitted: SubmittedAnswers, itemIds: ReadonlySet<string>): QuestionnaireAnswers | null {
  const answers = Object.fromEntries(submitted.map(({ item, value }) => [item, value]))
  const isWhole = Object.keys(answers).length === submitted.length
  return isWhole && submitted.every(({ item }) => itemIds.has(item)) ? answers : null
}

export const answer: RunCallHandler<typeof sleepCalls.answer> = async ({ code, answers: submitted }, ctx) => {
  const { accountId } = ctx.caller
  const questionnaire = questionnaires[code]
  const answers = answersOf(submitted, new Set(questionnaire.items.map(({ id }) => id)))
  if (!answers) return badInput('answers', '答案与问卷不符，请重新作答')
  const fault = answersFault(questionnaire, answers)
  if (fault) return badInput('answers', fault.message)
  const now = ctx.clock.now()
  const day = shanghaiDay(now)
  const stored: StoredResult = { answers, result: resultOf(code, day, answers) }
  const id = newId()
  const content = (await subjectKey(ctx, accountId)).encrypt(JSON.stringify(stored), answerRow(id))
  await keepAnswer(ctx.db, { account_id: accountId, code, day, id, content, created_at: now })
  const person = await personOf(ctx.db, accountId)
  if (person?.enrolled_at) {
    const { total } = stored.result
    const payload: TherapyResult = { subjectNo: person.subject_no, resultNo: id, code, total, day }
    await ctx.outbox.add(ctx.db, { partner: 'sleep', kind: 'result', key: id, payload })
  }
  return say(stored.result)
}
