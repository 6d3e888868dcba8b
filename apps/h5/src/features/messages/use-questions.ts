import { messageCalls } from '@yf/contract/messages'
import { call } from '#platform/http/call.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

/** Service opens and closes while the page stands. */
const aMinute = 60_000

export function useQuestions(keyword = '') {
  const { companyId } = useCompany()
  return useQueryOf(messageCalls.questions, keyword ? { companyId, keyword } : { companyId }, {
    refetchInterval: aMinute,
    silent: true,
  })
}

/** Counting is silent and never stands in the way of a tap. */
export const countQuestion = (id: string) =>
  void call(messageCalls.countQuestion, { id }).catch(() => undefined)
