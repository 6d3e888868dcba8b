import { invalidate } from '@yf/client/query-cache'
import { storage } from '#platform/storage/storage.ts'

/** Clears everything that can be fetched again. The session and the member's input stay. */
export function forgetCache(): void {
  storage.theme.remove()
  void invalidate(() => true)
}
