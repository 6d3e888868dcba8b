import { Suspense, useState, type ReactNode } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { useFunction } from '#platform/theme/theme.ts'

const ServiceAtOnce = lazy(async () => ({ default: (await import('./service-at-once.tsx')).ServiceAtOnce }))

interface SomebodyToAsk extends ReturnType<typeof useFunction> {
  /** The tap handler. */
  readonly ask: () => void
  /** Rendered beside the tapped element. */
  readonly answer: ReactNode
}

/**
 * Opens human customer service with one tap and loads its code on demand; hidden if the company has none
 * (specification §6).
 */
export function useServiceAtOnce(): SomebodyToAsk {
  const [requestCount, setRequestCount] = useState(0)
  return {
    ...useFunction('function_online_service', '在线客服'),
    ask: () => setRequestCount(requestCount + 1),
    answer: <Suspense>{requestCount > 0 && <ServiceAtOnce key={requestCount} />}</Suspense>,
  }
}
