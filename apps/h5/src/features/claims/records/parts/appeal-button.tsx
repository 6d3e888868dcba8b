import type { CaseDetail } from '@yf/contract/claim-shapes'
import { Suspense, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { Button } from '#ui/button/button.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'

// Members rarely appeal, so the form and its upload code load on demand.
const AppealSheet = lazy(async () => ({ default: (await import('./appeal-sheet.tsx')).AppealSheet }))

/** Renders nothing if the decision cannot be appealed, or no longer. */
export function AppealButton({ found, block = false }: { found: CaseDetail; block?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useOnceOpen(isOpen)
  if (found.canAppeal !== 1) return null
  return (
    <>
      <Button kind="secondary" block={block} onTap={() => setOpen(true)}>
        申请复核
      </Button>
      <Suspense>
        {wasOpen && <AppealSheet open={isOpen} found={found} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
