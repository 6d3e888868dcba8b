import { Suspense, useState, type ReactNode } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { useFunction } from '#platform/theme/theme.ts'

const ServiceAtOnce = lazy(async () => ({ default: (await import('./service-at-once.tsx')).ServiceAtOnce }))

interface SomebodyToAsk extends ReturnType<typeof useFunction> {
  /** For the tap. */
  readonly ask: () => void
  /** Stands beside whatever is tapped. */
  readonly answer: ReactNode
}

/** A person to talk to, in one tap and without weight before it; not shown where the company has none (specification §6). */
export function useServiceAtOnce(): SomebodyToAsk {
  const [asked, setAsked] = useState(0)
  return {
    ...useFunction('function_online_service', '在线客服'),
    ask: () => setAsked(asked + 1),
    answer: <Suspense>{asked > 0 && <ServiceAtOnce key={asked} />}</Suspense>,
  }
}
