import type { Logger } from 'pino'
import type { Services } from '#platform/call/context.ts'
import { systemClock } from '#platform/clock.ts'
import { credentialsIn } from '#platform/credentials/credentials.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { folderStore } from '#platform/files/folder.ts'
import { s3Store } from '#platform/files/s3.ts'
import { createOutbox } from '#platform/jobs/outbox.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { postgresLimits } from '#platform/limits/postgres.ts'
import { createLog } from '#platform/observe/log.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { createMetrics, type Metrics } from '#platform/observe/metrics.ts'
import { createDocumentWriter } from '#platform/documents/document-writer.ts'
import { watchPartners } from '#platform/partner-watch.ts'
import type { Settings } from '#platform/settings.ts'
import { extensionPoints } from './extension-points.ts'
import { jobContext } from './job-context.ts'
import { openPartners } from './partners.ts'
import { createQueue, type Queue } from './queue.ts'

export interface RunningServices {
  readonly services: Services
  readonly database: Database
  readonly log: Logger
  readonly metrics: Metrics
  readonly queue: Queue
  /** Waits for running jobs, then closes what was opened. */
  close(options?: { finishWithinMs: number }): Promise<void>
}

export interface Overrides extends Partial<Omit<Services, 'settings' | 'jobs' | 'outbox'>> {
  readonly log?: Logger | undefined
  readonly jobs?: readonly AnyJob[]
}

/**
 * Opens everything that a process needs, according to its settings. Tests replace only the clock and the partners.
 */
export function createServices(settings: Settings, overrides: Overrides = {}): RunningServices {
  const log = overrides.log ?? createLog(settings.logLevel)
  const clock = overrides.clock ?? systemClock
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const database = openDatabase(settings.databaseUrl, {
    poolSize: settings.databasePoolSize,
    waitSeconds: settings.databaseWaitSeconds,
    onConnectionLost,
  })
  const metrics = createMetrics(database.pool)
  const cipher = overrides.cipher ?? createFieldCipher(settings)
  const shared = openLimits(settings, { clock, cipher, onConnectionLost })
  const context = () => jobContext(services, database, log)
  const queue = createQueue({ url: settings.databaseUrl, jobs: overrides.jobs ?? [], context, log, metrics })
  const documentWriter = createDocumentWriter()
  const ocr = createOcrPool({
    processes: settings.ocrProcesses,
    cpuLimitMs: 30_000,
    maxRssMb: 1200,
    queueLimit: 50,
  })
  const services: Services = {
    settings,
    clock,
    cipher,
    limits: overrides.limits ?? shared.limits,
    files:
      overrides.files ??
      (settings.files.kind === 's3' ? s3Store(settings.files) : folderStore(settings.files.folder)),
    jobs: queue,
    outbox: createOutbox({ clock, cipher, jobs: queue }),
    partners:
      overrides.partners ??
      openPartners(settings, {
        credentials: credentialsIn(database, clock, cipher),
        watch: watchPartners(log, metrics),
      }),
    extensionPoints: overrides.extensionPoints ?? extensionPoints,
    documentWriter: overrides.documentWriter ?? documentWriter,
    ocr: overrides.ocr ?? ocr,
  }
  const close: RunningServices['close'] = async ({ finishWithinMs } = { finishWithinMs: 1_000 }) => {
    // Document recognition is cancelled first: a job that waits for it ends at once and runs again after the next
    // start.
    await ocr.close()
    await queue.stop({ finishWithinMs })
    await Promise.all([shared.close(), database.close(), documentWriter.close()])
  }
  return { services, database, log, metrics, queue, close }
}

interface LimitParts extends Pick<Services, 'clock' | 'cipher'> {
  readonly onConnectionLost: (error: Error) => void
}

/**
 * Stored in the database, over a small pool of its own, even where there is Redis: the limits of the features (codes,
 * proof of work, partner nonces) must survive the restart of a store without persistence, and not fail with it.
 */
function openLimits({ databaseUrl }: Settings, { clock, cipher, onConnectionLost }: LimitParts) {
  const own = openDatabase(databaseUrl, { poolSize: 2, onConnectionLost })
  return { limits: postgresLimits(own.db, clock, cipher), close: () => own.close() }
}
