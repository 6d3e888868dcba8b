import { domainTitles } from '@yf/contract/table'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { addDirectUploads } from '#features/claims/record/materials/direct-route.ts'
import { addCalendar } from '#features/calendar/keep-calendar.ts'
import { addLiveRoom } from '#features/consultation/room/live-route.ts'
import { addFileRoute } from '#features/files/read-route.ts'
import { companyPictures } from '#features/company/company-pictures.ts'
import { mallShelfPictures } from '#features/mall/shelf-pictures.ts'
import { addAfterSalePictureRoute } from '#features/orders/admin/picture-route.ts'
import { addStaffFileRoute } from '#features/staff/files/file-route.ts'
import type { Services } from '#platform/call/context.ts'
import type { Database } from '#platform/db/database.ts'
import { addApi } from '#platform/http/api.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import type { LoadGuard } from '#platform/http/load-guard.ts'
import type { MountDeps } from '#platform/http/mount.ts'
import { openApi } from '#platform/http/openapi.ts'
import { addPages } from '#platform/http/pages.ts'
import { addProbes } from '#platform/http/probes.ts'
import { addPictureRoute } from '#platform/files/public-pictures.ts'
import { addRateLimit } from '#platform/http/rate-limit.ts'
import type { Metrics } from '#platform/observe/metrics.ts'
import { addRequestLog } from '#platform/observe/request-log.ts'
import { watchPartners } from '#platform/partner-watch.ts'
import { openInbound } from './partners.ts'
import { addPreviewHelp, hasPreviewHelp } from './preview-help.ts'

export interface ServerParts {
  readonly services: Services
  readonly database: Database
  readonly metrics: Metrics
  readonly log: Logger
  /** Created with its own measurements when absent. */
  readonly load?: LoadGuard | undefined
  /** Whether the server will close soon and wants no new clients, though it still serves them. */
  readonly isLeaving?: () => boolean
  readonly calls: Pick<MountDeps, 'table' | 'handlers' | 'resolveMall' | 'staffAccess' | 'inbound'>
}

/** The whole server, before it listens. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { services, database, metrics, log, calls } = parts
  const { settings } = services
  const app = createHttpServer(settings, log)
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  addRequestLog(app, metrics)
  addCalendar(app, database.db)
  const inbound = calls.inbound ?? openInbound(settings)
  const watch = watchPartners(log, metrics)
  await addApi(app, { ...calls, services, database, inbound, watch }, parts.load)
  await addOutside(app, parts, () => isStopping || parts.isLeaving?.() === true)
  await app.ready()
  return app
}

/**
 * Routes outside the call table: for load balancers, browsers and files. The rate limit per address applies to them
 * too.
 */
async function addOutside(
  app: FastifyInstance,
  { services, database, metrics, calls }: ServerParts,
  isStopping: () => boolean,
): Promise<void> {
  const { settings } = services
  await app.register(async (outside) => {
    await addRateLimit(outside, settings, 'outside')
    addProbes(outside, { settings, database, metrics, isStopping })
    addFileRoute(outside, { services, database })
    addLiveRoom(outside, { services, database })
    addDirectUploads(outside, { services, database })
    addStaffFileRoute(outside, { services, database })
    addAfterSalePictureRoute(outside, { services, database })
    for (const shelf of [mallShelfPictures, companyPictures])
      addPictureRoute(outside, shelf, { services, database })
    if (settings.developerPages) addDescription(outside, calls.table)
    if (hasPreviewHelp(settings)) addPreviewHelp(outside, settings)
    await addPages(outside, settings)
  })
}

function addDescription(app: FastifyInstance, table: MountDeps['table']): void {
  // Rendered at the first request, so that the start does not wait for it.
  let description: string | undefined
  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(openApi(table, domainTitles)))),
  )
}
