import type { SleepResult } from '@yf/contract/sleep'
import { daysBetween } from '@yf/domain/dates'
import type { QuestionnaireAnswers } from '@yf/domain/sleep/questionnaire'
import { questionnaires, type QuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { scoreOf } from '@yf/domain/sleep/scoring'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { freshDays } from './rules.ts'
import { answerRow } from './encrypted.ts'
import { answerRows } from './store.ts'

/** As stored: the score of that day stays, even if the rules change. */
export interface StoredResult {
  readonly answers: QuestionnaireAnswers
  readonly result: SleepResult
}

export function resultOf(code: QuestionnaireCode, day: string, answers: QuestionnaireAnswers): SleepResult {
  const { total, most, components, band, alarms } = scoreOf(questionnaires[code], answers)
  return {
    code,
    day,
    total,
    most,
    level: band.level,
    title: band.title,
    meaning: band.meaning,
    advice: band.advice,
    seesDoctor: band.seesDoctor ? 1 : 0,
    alarms: [...alarms],
    components: components.map(({ title, points, most: highest }) => ({ title, points, most: highest })),
  }
}

/** Oldest first; empty if the key of the person was deleted. */
export async function resultsOf(ctx: SubjectKeyDeps, accountId: string): Promise<SleepResult[]> {
  const rows = await answerRows(ctx.db, accountId)
  const key = rows.length > 0 ? await existingSubjectKey(ctx, accountId) : null
  return rows.flatMap(({ id, content }) => {
    const decrypted = key?.open(content, answerRow(id))
    return decrypted ? [(JSON.parse(decrypted) as StoredResult).result] : []
  })
}

export const lastOf = (results: readonly SleepResult[], code: string): SleepResult | null =>
  results.findLast((result) => result.code === code) ?? null

export const isFresh = (result: SleepResult | null, today: string): boolean =>
  result !== null && daysBetween(result.day, today) < freshDays
