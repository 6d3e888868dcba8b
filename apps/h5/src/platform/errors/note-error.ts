import type { ErrorKind } from '@yf/domain/client-error'

/**
 * For what nobody sees go wrong (specification §8: only logged): the server is told, silently, what and where. Kept
 * small, since it comes with the first screen; what reduces and sends is loaded with the first error.
 */
export function noteError(kind: ErrorKind, error: unknown): void {
  if (!import.meta.env.PROD) return
  // Without a line there is nobody to tell.
  import('./report.ts').then(
    ({ report }) => report(kind, error),
    () => undefined,
  )
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => error && noteError('script', error))
  addEventListener('unhandledrejection', ({ reason }) => noteError('promise', reason))
}
