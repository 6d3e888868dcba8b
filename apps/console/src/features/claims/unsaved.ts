import { useEffect, useId } from 'react'
import { create } from 'zustand'

const useMarks = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }))

/** A card with unsaved changes registers here: no decision is possible on an amount that is about to change. */
export function useUnsavedMark(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return undefined
    useMarks.setState(({ ids }) => ({ ids: [...ids, id] }))
    return () => useMarks.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))
  }, [id, isDirty])
}

export const useHasUnsaved = (): boolean => useMarks(({ ids }) => ids.length > 0)
