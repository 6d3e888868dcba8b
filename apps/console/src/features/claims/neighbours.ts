import type { Input } from '@yf/contract/call'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { create } from 'zustand'

interface LastList {
  readonly ids: readonly string[]
  /** What it was narrowed by: the next case is looked for in the same. */
  readonly asked: Omit<Input<typeof claimsAdminCalls.next>, 'besides'>
}

/** The cases of the list that was looked at last, in its order: from one case on to the next without going back. */
export const useLastList = create<LastList>(() => ({ ids: [], asked: { list: 'open' } }))

export function useNeighbours(caseId: string): { previous: string | null; next: string | null } {
  const ids = useLastList((last) => last.ids)
  const at = ids.indexOf(caseId)
  return { previous: at > 0 ? (ids[at - 1] ?? null) : null, next: at >= 0 ? (ids[at + 1] ?? null) : null }
}
