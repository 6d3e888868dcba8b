import * as React from 'react'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

/**
 * While it is developed React notes for every element where it was made, by the stack of an error: a tenth of the time of the
 * tests. It stops after so many, and here from the first; what a warning says is the same but for that place.
 */
export function noOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const internals = (React as unknown as Record<string, Internals | undefined>)[name]
  if (!internals) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => {} })
}
