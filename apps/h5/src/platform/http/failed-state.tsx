import type { CallError } from '@yf/client/call-error'
import { ErrorState, OfflineState, RefusedState } from '#ui/blank-state/blank-state.tsx'

/** Shows why a request failed, in the text of the catalogue or of the server (specification §8). */
export function FailedState({ error, onRetry }: { error: CallError; onRetry: () => unknown }) {
  const { situation, message } = error
  if (situation === 'unreachable' && !navigator.onLine) return <OfflineState onRetry={onRetry} />
  if (situation === 'refused') return <RefusedState message={message} onRetry={onRetry} />
  return <ErrorState note={message} onRetry={onRetry} />
}
