import type { ErrorKind } from '@yf/domain/client-error'

/**
 * Reports errors without a visible effect (specification §8: only logged) to the server, silently. Kept small,
 * because it is part of the first screen; the code that reduces and sends loads with the first error.
 */
export function noteError(kind: ErrorKind, error: unknown): void {
  if (!import.meta.env.PROD) return
  // Offline nothing can be reported.
  import('./report.ts').then(
    ({ report }) => report(kind, error),
    () => undefined,
  )
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => error && noteError('script', error))
  addEventListener('unhandledrejection', ({ reason }) => noteError('promise', reason))
}
