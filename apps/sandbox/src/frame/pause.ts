import { setTimeout as wait } from 'node:timers/promises'

/** Waits that do not outlive their owner: stopping the sandbox ends them all. */
export function createPauses() {
  const stopping = new AbortController()
  return {
    pause: (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined),
    stop: () => stopping.abort(),
  }
}
