import { useEffect, useId } from 'react'
import { create } from 'zustand'

const useMarks = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }))

/** A card whose changes are not saved yet says so here: nobody decides on a sum that is about to change. */
export function useUnsavedMark(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return undefined
    useMarks.setState(({ ids }) => ({ ids: [...ids, id] }))
    return () => useMarks.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))
  }, [id, isDirty])
}

export const useHasUnsaved = (): boolean => useMarks(({ ids }) => ids.length > 0)
