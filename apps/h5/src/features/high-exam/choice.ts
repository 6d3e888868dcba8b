import type { Marriage } from '@yf/domain/exam/examinee'
import { marriages } from '@yf/domain/exam/examinee'
import { useQueryParams } from '#platform/navigation/page.ts'

/**
 * The choices so far. They are in the address of each step, so that back or a reload loses nothing; the part after #
 * never leaves the phone.
 */
export interface HighExamChoice {
  /** Family member id; null for the member. */
  readonly who: string | null
  /** The right that pays. */
  readonly right: string
  readonly marriage: Marriage
  readonly institution: string
  readonly examPackage: string
}

const isMarriage = (value: string | undefined): value is Marriage => value !== undefined && value in marriages

export function choiceOf(query: Readonly<Record<string, string | undefined>>): HighExamChoice {
  const { who, right = '', marriage, institution = '', examPackage = '' } = query
  return {
    who: who ?? null,
    right,
    marriage: isMarriage(marriage) ? marriage : 'single',
    institution,
    examPackage,
  }
}

export const queryOf = ({
  who,
  right,
  marriage,
  institution,
  examPackage,
}: HighExamChoice): Record<string, string> => ({
  ...(who === null ? {} : { who }),
  right,
  marriage,
  ...(institution ? { institution } : {}),
  ...(examPackage ? { examPackage } : {}),
})

export const useChoice = (): HighExamChoice => choiceOf(useQueryParams())

/** The person, in the form that the calls take. */
export const whoInput = ({ who }: Pick<HighExamChoice, 'who'>): { userFamilyId?: string } =>
  who === null ? {} : { userFamilyId: who }
