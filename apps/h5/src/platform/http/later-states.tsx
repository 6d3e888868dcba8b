import { lazy } from '#platform/parts/lazy.ts'

/**
 * Few answers are missing or empty, so a first screen comes without what it would show then. When it stands, `at-hand`
 * brings these too: without a network they could not come.
 */
export const LaterFailedState = lazy(async () => ({
  default: (await import('./failed-state.tsx')).FailedState,
}))

export const LaterEmptyState = lazy(async () => ({
  default: (await import('#ui/blank-state/blank-state.tsx')).EmptyState,
}))
