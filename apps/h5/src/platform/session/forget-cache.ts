import { invalidate } from '@yf/client/query-cache'
import { storage } from '#platform/storage/storage.ts'

/** Forgets what can be fetched again. The session and what the person typed stay. */
export function forgetCache(): void {
  storage.theme.remove()
  void invalidate(() => true)
}
