import { setTimeout as wait } from 'node:timers/promises'

/** Delays that do not outlive their owner: stopping the sandbox ends them all, and they report it. */
export function createPauses() {
  const stopping = new AbortController()
  return {
    pause: (ms: number): Promise<'over' | 'stopped'> =>
      wait(ms, undefined, { signal: stopping.signal }).then(
        () => 'over',
        () => 'stopped',
      ),
    stop: () => stopping.abort(),
  }
}
