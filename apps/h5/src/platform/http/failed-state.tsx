import type { CallError } from '@yf/client/call-error'
import { ErrorState, OfflineState, RefusedState } from '#ui/blank-state/blank-state.tsx'

/** Why an answer did not come, in the words of the catalogue or the server's own (specification §8). */
export function FailedState({ error, onRetry }: { error: CallError; onRetry: () => unknown }) {
  const { situation, message } = error
  if (situation === 'unreachable' && !navigator.onLine) return <OfflineState onRetry={onRetry} />
  if (situation === 'refused') return <RefusedState words={message} onRetry={onRetry} />
  return <ErrorState note={message} onRetry={onRetry} />
}
