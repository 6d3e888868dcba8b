import type { Input } from '@yf/contract/call'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { create } from 'zustand'

interface LastList {
  readonly ids: readonly string[]
  /** The filter of the list: the next case is looked up with the same filter. */
  readonly filter: Omit<Input<typeof claimsAdminCalls.next>, 'besides'>
}

/** The case ids of the list viewed last, in order, so that staff move from case to case without going back. */
export const useLastList = create<LastList>(() => ({ ids: [], filter: { list: 'open' } }))

export function useNeighbours(caseId: string): { previous: string | null; next: string | null } {
  const ids = useLastList((last) => last.ids)
  const at = ids.indexOf(caseId)
  return { previous: at > 0 ? (ids[at - 1] ?? null) : null, next: at >= 0 ? (ids[at + 1] ?? null) : null }
}
