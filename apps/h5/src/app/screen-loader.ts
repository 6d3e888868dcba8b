import type { ComponentType } from 'react'
import type { ScreenModule, ScreenRoute } from './route.ts'

type LoadingScreen = Promise<ComponentType>

/** Specification §9: chunk load timeout. */
const timeLimitMs = 120_000

const loadings = new Map<string, LoadingScreen>()
const failures = new Map<string, number>()

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The screen did not load in time')), timeLimitMs)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** React reads `status` and `value`: a loaded screen renders at once, without a flash of the fallback. */
async function remember({ path }: ScreenRoute, loading: LoadingScreen): Promise<void> {
  try {
    const value = await loading
    void Object.assign(loading, { status: 'fulfilled', value })
    failures.delete(path)
  } catch {
    failures.set(path, (failures.get(path) ?? 0) + 1)
  }
}

function start(route: ScreenRoute): LoadingScreen {
  const loading: LoadingScreen = withTimeout(route.load() as Promise<ScreenModule>).then(
    (module) => module.default,
  )
  loadings.set(route.path, loading)
  void remember(route, loading)
  return loading
}

export const screenOf = (route: ScreenRoute): LoadingScreen => loadings.get(route.path) ?? start(route)

/** A failed prefetch leaves no trace: opening the screen tries again. */
export function prefetchScreen(route: ScreenRoute): void {
  screenOf(route).catch(() => loadings.delete(route.path))
}

/** Its code is loaded, so it opens offline, too. */
export const isLoaded = (route: ScreenRoute): boolean =>
  (loadings.get(route.path) as { status?: string } | undefined)?.status === 'fulfilled'

export const hasFailedToLoad = (route: ScreenRoute): boolean => failures.has(route.path)

/**
 * Retries the chunk; some browsers cache a failed module, and after a release the old chunks are gone: the second
 * retry reloads the whole app at the same address.
 */
export function retryScreen(route: ScreenRoute): void {
  if (!hasFailedToLoad(route)) return
  loadings.delete(route.path)
  if ((failures.get(route.path) ?? 0) > 1) location.reload()
}
