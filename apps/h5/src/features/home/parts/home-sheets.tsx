import { lazy, Suspense } from 'react'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'

const ScoreSheet = lazy(async () => ({ default: (await import('./score-sheet.tsx')).ScoreSheet }))
const DrugStoreSheet = lazy(async () => ({
  default: (await import('./drug-store-sheet.tsx')).DrugStoreSheet,
}))

export type SheetName = 'score' | 'drugStore'

/** What opens over the home, loaded when it is opened for the first time. */
export function HomeSheets({ shown, onClose }: { shown: SheetName | null; onClose: () => void }) {
  const hasScore = useOnceOpen(shown === 'score')
  const hasDrugStore = useOnceOpen(shown === 'drugStore')
  return (
    <Suspense>
      {hasScore && <ScoreSheet open={shown === 'score'} onClose={onClose} />}
      {hasDrugStore && <DrugStoreSheet open={shown === 'drugStore'} onClose={onClose} />}
    </Suspense>
  )
}
