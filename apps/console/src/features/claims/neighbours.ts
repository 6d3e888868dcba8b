import { create } from 'zustand'

/** The cases of the list that was looked at last, in its order: from one case on to the next without going back. */
export const useLastList = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }))

export function useNeighbours(caseId: string): { previous: string | null; next: string | null } {
  const ids = useLastList((last) => last.ids)
  const at = ids.indexOf(caseId)
  return { previous: at > 0 ? (ids[at - 1] ?? null) : null, next: at >= 0 ? (ids[at + 1] ?? null) : null }
}
