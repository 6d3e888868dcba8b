import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import type { Metrics } from '#platform/observe/metrics.ts'
import type { Settings } from '#platform/settings.ts'

const answerWithinMs = 2_000

interface ProbeDeps {
  readonly settings: Settings
  readonly database: Pick<Database, 'pool'>
  readonly metrics: Metrics
  readonly isStopping: () => boolean
}

/** For load balancers and operators. `/healthz` checks the process only, `/readyz` also its database. */
export function addProbes(
  app: FastifyInstance,
  { settings, database, metrics, isStopping }: ProbeDeps,
): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await answers(database.pool))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(settings, request)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}

async function answers(pool: ProbeDeps['database']['pool']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, answerWithinMs, false)
  })
  try {
    return await Promise.race([pool.query('select 1').then(() => true), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function mayRead({ metricsToken, mode }: Settings, request: FastifyRequest): boolean {
  if (!metricsToken) return mode !== 'production'
  const received = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${metricsToken}`)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
