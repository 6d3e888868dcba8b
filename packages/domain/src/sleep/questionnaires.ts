import { insomnia } from './insomnia.ts'
import { quality } from './quality.ts'
import type { Questionnaire } from './questionnaire.ts'

export const questionnaireCodes = ['ISI', 'PSQI'] as const
export type QuestionnaireCode = (typeof questionnaireCodes)[number]

/** Questionnaires for which we have texts, by the programme's code. */
export const questionnaires: Readonly<Record<QuestionnaireCode, Questionnaire>> = {
  ISI: insomnia,
  PSQI: quality,
}

export const isQuestionnaireCode = (code: string): code is QuestionnaireCode =>
  questionnaireCodes.some((questionnaireCode) => questionnaireCode === code)
