import { lazy } from '#platform/parts/lazy.ts'

/**
 * Few queries fail or are empty, so a first screen loads without these states. `offline-bundle` loads them afterwards,
 * because they could not load offline.
 */
export const LaterFailedState = lazy(async () => ({
  default: (await import('./failed-state.tsx')).FailedState,
}))

export const LaterEmptyState = lazy(async () => ({
  default: (await import('#ui/blank-state/blank-state.tsx')).EmptyState,
}))
