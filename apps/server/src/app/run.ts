import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { callTable } from '@yf/contract/table'
import { startSupervised } from '#platform/db/embedded/supervise.ts'
import { resolveMall } from '#features/handoff/public.ts'
import { closedChannels } from '#features/messages/public.ts'
import { staffAccess } from '#features/staff/public.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/observe/log.ts'
import type { Settings } from '#platform/settings.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { addDemoDocuments } from '#seeds/demo-documents.ts'
import { refuseDemoData } from '#seeds/refuse-demo-data.ts'
import { buildServer } from './build.ts'
import { allJobs, featureHandlers } from './features.ts'
import { sayHowToRenew } from './renew-database.ts'
import { createServices, type RunningServices } from './services.ts'

export interface RunningServer {
  readonly running: RunningServices
  readonly url: string
  /**
   * Reports not ready to load balancers, accepts nothing new, finishes requests in flight within the configured
   * limit, then closes everything.
   */
  stop(): Promise<void>
  /** For a process that cannot wait: an embedded database that it started must not outlive it. */
  endDatabase(): Promise<void>
}

/**
 * Order: database, migrations, demo data, jobs, then listening, so no client connects before the server is complete.
 * A stop during the start closes the database first: everything that waits for it then fails at once, and nothing is
 * left running.
 */
export async function runServer(configured: Settings, stopping?: AbortSignal): Promise<RunningServer> {
  const log = createLog(configured.logLevel)
  const embedded = configured.databaseUrl
    ? null
    : await startSupervised(
        { dataDir: path.join(configured.dataDir, 'postgres'), port: configured.embeddedPort },
        log,
      )
  const endDatabase = async () => embedded?.stop()
  if (stopping?.aborted) await endDatabase()
  stopping?.throwIfAborted()
  stopping?.addEventListener('abort', () => void endDatabase().catch(() => undefined))
  const settings = { ...configured, databaseUrl: embedded?.url ?? configured.databaseUrl }
  const running = createServices(settings, { jobs: allJobs, log })
  const { services, database } = running
  try {
    const applied = await migrate(settings.databaseUrl).catch(sayHowToRenew(settings, embedded !== null))
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
    if (settings.mode === 'production') await refuseDemoData(services, database.db)
    if (settings.demoData) await loadDemoData(services, database.db)
    for (const closed of closedChannels(settings))
      log.warn(closed, 'members hear nothing of their claims by this channel: its setting is empty')
    stopping?.throwIfAborted()
    await running.queue.work()
    const calls = { table: callTable, handlers: featureHandlers, resolveMall, staffAccess }
    let isLeaving = false
    const app = await buildServer({ ...running, calls, isLeaving: () => isLeaving })
    stopping?.throwIfAborted()
    const url = await app.listen({ port: settings.port, host: settings.host })
    log.info({ port: settings.port, mode: settings.mode }, 'the server listens')
    const later = settings.demoData ? addDemoDocuments(services, database.db) : Promise.resolve()
    later.catch((error: unknown) => log.warn({ err: error }, 'the demo papers were not written'))
    return { running, url, stop, endDatabase }

    async function stop(): Promise<void> {
      // Load balancers see it at `/readyz` and route elsewhere; clients that still arrive are served.
      isLeaving = true
      await wait(settings.drainSeconds * 1000)
      const limit = Date.now() + settings.stopSeconds * 1000
      const cutOff = setTimeout(() => app.server.closeAllConnections(), settings.stopSeconds * 1000)
      await app.close()
      await Promise.allSettled([later])
      clearTimeout(cutOff)
      await running.close({ finishWithinMs: Math.max(limit - Date.now(), 1_000) })
      await endDatabase()
    }
  } catch (error) {
    await running.close()
    await endDatabase()
    throw error
  }
}
