import { lazy, Suspense } from 'react'
import { useOnceOpen } from '../../../ui/overlay/use-once-open.ts'
import { useFamily } from '../use-home.ts'

const FamilySheet = lazy(async () => ({ default: (await import('./family-sheet.tsx')).FamilySheet }))
const ScoreSheet = lazy(async () => ({ default: (await import('./score-sheet.tsx')).ScoreSheet }))

export type SheetName = 'family' | 'score'

/** What opens over the home, loaded when it is opened for the first time. */
export function HomeSheets({ shown, onClose }: { shown: SheetName | null; onClose: () => void }) {
  const family = useFamily().data ?? []
  const hasFamily = useOnceOpen(shown === 'family')
  const hasScore = useOnceOpen(shown === 'score')
  return (
    <Suspense>
      {hasFamily && <FamilySheet open={shown === 'family'} family={family} onClose={onClose} />}
      {hasScore && <ScoreSheet open={shown === 'score'} onClose={onClose} />}
    </Suspense>
  )
}
