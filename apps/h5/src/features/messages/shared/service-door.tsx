import type { HumanService } from '@yf/contract/questions'
import { Suspense, useState, type ReactNode } from 'react'
import { openSite } from '#platform/handoff/open-site.ts'
import { lazy } from '#platform/parts/lazy.ts'

const LeaveMessageSheet = lazy(() => import('../parts/leave-message-sheet.tsx'))

interface ServiceDoor {
  /** For the tap. */
  readonly open: () => void
  /** Stands beside whatever is tapped. */
  readonly sheet: ReactNode
}

/** In hours a link (specification §2); outside them nobody is sent away: a message can be left, and a call asked for. */
export function useServiceDoor(service: HumanService | undefined): ServiceDoor {
  // Null until it is first wanted: then the sheet stays, so that it can be seen closing.
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
