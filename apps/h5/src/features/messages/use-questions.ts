import { questionCalls } from '@yf/contract/questions'
import { useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'

/** The service opens and closes while the page is open. */
const aMinute = 60_000

export function useQuestions(keyword = '') {
  const { companyId } = useCompany()
  return useQueryOf(questionCalls.questions, keyword ? { companyId, keyword } : { companyId }, {
    refetchInterval: aMinute,
    silent: true,
  })
}

/** Counting is silent and never delays a tap. */
export const countQuestion = (id: string) => void write(questionCalls.countQuestion, { id })
