import * as React from 'react'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

/**
 * In development React records an error stack for every element it creates: a tenth of the test time. React stops
 * after a limit; here it stops from the start. Warnings stay the same but for that stack.
 */
export function noOwnerStacks(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const internals = (React as unknown as Record<string, Internals | undefined>)[name]
  if (!internals) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => {} })
}
