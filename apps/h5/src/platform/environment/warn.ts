import { noteError } from '#platform/errors/note-error.ts'

/** For what a partner's SDK could not do: the person is not bothered with it (specification §8). */
export function warn(what: string, error: unknown): void {
  if (import.meta.env.DEV) console.warn(what, error)
  noteError('sdk', error instanceof Error ? error : `${what}: ${String(error)}`)
}
