import { Suspense } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'

const DrugStoreSheet = lazy(async () => ({
  default: (await import('./drug-store-sheet.tsx')).DrugStoreSheet,
}))

export type SheetName = 'drugStore'

/** Sheets over the home page, loaded when first opened. */
export function HomeSheets({ openSheet, onClose }: { openSheet: SheetName | null; onClose: () => void }) {
  const hasDrugStore = useOnceOpen(openSheet === 'drugStore')
  return (
    <Suspense>
      {hasDrugStore && <DrugStoreSheet open={openSheet === 'drugStore'} onClose={onClose} />}
    </Suspense>
  )
}
