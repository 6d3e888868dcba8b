import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start.ts'

const lookEveryMs = 250
const longestPauseMs = 30_000

/**
 * The embedded database, restarted whenever it dies, for example killed by the system for lack of memory or by
 * mistake. Its log restores what it acknowledged; pools reconnect by themselves, and calls in between get "busy".
 */
export async function startSupervised(
  options: EmbeddedOptions,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded(options)
  const ending = new AbortController()
  const watching = watch(embedded, log, ending.signal)
  return {
    ...embedded,
    stop: async () => {
      ending.abort()
      await watching
      await embedded.stop()
    },
  }
}

async function watch(
  embedded: EmbeddedDatabase,
  log: Pick<Logger, 'warn' | 'error'>,
  ending: AbortSignal,
): Promise<void> {
  let failures = 0
  while (await pause(failures, ending)) {
    if (embedded.isRunning()) continue
    try {
      await embedded.revive()
      failures = 0
      log.warn('the embedded database had died and was started again')
    } catch (error) {
      failures += 1
      log.error({ err: error }, 'the embedded database died and does not start')
    }
  }
}

/** Whether to continue. The delay grows after each failure: retrying does not fix a full disk. */
async function pause(failures: number, ending: AbortSignal): Promise<boolean> {
  const ms = Math.min(lookEveryMs * 2 ** failures, longestPauseMs)
  return wait(ms, true, { ref: false, signal: ending }).catch(() => false)
}
