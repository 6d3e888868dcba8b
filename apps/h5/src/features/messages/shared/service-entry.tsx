import type { HumanService } from '@yf/contract/questions'
import { Suspense, useState, type ReactNode } from 'react'
import { openSite } from '#platform/handoff/open-site.ts'
import { lazy } from '#platform/parts/lazy.ts'

const LeaveMessageSheet = lazy(() => import('../parts/leave-message-sheet.tsx'))

interface ServiceEntry {
  /** The tap handler. */
  readonly open: () => void
  /** Rendered beside the tapped element. */
  readonly sheet: ReactNode
}

/** In service hours a link (specification §2); outside them the member can leave a message and request a callback. */
export function useServiceEntry(service: HumanService | undefined): ServiceEntry {
  // Null until first opened: then the sheet stays mounted, so that it can animate its closing.
  const [isLeaving, setLeaving] = useState<boolean | null>(null)
  const open = () => {
    if (service?.isOpen === 1) void openSite('service')
    else if (service) setLeaving(true)
  }
  const sheet = service && isLeaving !== null && (
    <Suspense>
      <LeaveMessageSheet open={isLeaving} service={service} onClose={() => setLeaving(false)} />
    </Suspense>
  )
  return { open, sheet: sheet ?? null }
}
