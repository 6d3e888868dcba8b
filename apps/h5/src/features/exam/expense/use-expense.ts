import { examCalls } from '@yf/contract/exam'
import { useIsInForeground } from '#features/claims/shared/use-is-in-foreground.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useFresh } from '#platform/http/use-fresh.ts'
import { useCompany } from '#platform/session/company.ts'

/** Who has how much left, and the draft as it stands now: another phone may have gone on with it. */
export const useExpensePage = () => {
  const { companyId } = useCompany()
  return useFresh(examCalls.page, { companyId })
}

const period = 1000

/** The papers; asked every second while something is being read. */
export function useExpensePapers(id: string) {
  const input = { id }
  const known = useQueryOf(examCalls.files, input, { enabled: id !== '', staleTime: 0 })
  const isReading = known.data?.papers.some(({ state }) => state === 'waiting') ?? false
  const isInForeground = useIsInForeground()
  // The same question: it only says that it is to be asked again.
  useQueryOf(examCalls.files, input, {
    enabled: isReading && isInForeground,
    silent: true,
    staleTime: 0,
    refetchInterval: period,
  })
  return known
}

export const refreshPapers = () => refresh(examCalls.files)
