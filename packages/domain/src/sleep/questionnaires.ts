import { insomnia } from './insomnia.ts'
import { quality } from './quality.ts'
import type { Questionnaire } from './questionnaire.ts'

export const questionnaireCodes = ['ISI', 'PSQI'] as const
export type QuestionnaireCode = (typeof questionnaireCodes)[number]

/** Those whose words we have, by the code under which the programme asks for them. */
export const questionnaires: Readonly<Record<QuestionnaireCode, Questionnaire>> = {
  ISI: insomnia,
  PSQI: quality,
}

export const isQuestionnaireCode = (code: string): code is QuestionnaireCode =>
  questionnaireCodes.some((known) => known === code)
