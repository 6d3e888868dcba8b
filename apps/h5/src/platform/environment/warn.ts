import { noteError } from '#platform/errors/note-error.ts'

/** Logs a failure of a partner's SDK without bothering the member (specification §8). */
export function warn(what: string, error: unknown): void {
  if (import.meta.env.DEV) console.warn(what, error)
  noteError('sdk', error instanceof Error ? error : `${what}: ${String(error)}`)
}
