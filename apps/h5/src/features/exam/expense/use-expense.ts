import { examCalls } from '@yf/contract/exam'
import { useIsInForeground } from '#features/claims/shared/use-is-in-foreground.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

/** The quota of each member, and the current draft: the member may have continued on another phone. */
export const useExpensePage = () => {
  const { companyId } = useCompany()
  return useFresh(examCalls.page, { companyId })
}

const period = 1000

/** The documents; polled every second while recognition runs. */
export function useExpenseDocuments(id: string) {
  const input = { id }
  const documents = useQueryOf(examCalls.files, input, { enabled: id !== '', staleTime: 0 })
  const isReading = documents.data?.papers.some(({ state }) => state === 'waiting') ?? false
  const isInForeground = useIsInForeground()
  // The same query: this one only adds polling.
  useQueryOf(examCalls.files, input, {
    enabled: isReading && isInForeground,
    silent: true,
    staleTime: 0,
    refetchInterval: period,
  })
  return documents
}

export const refreshDocuments = () => refresh(examCalls.files)
