import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addBodyParsers } from './body-parsers.ts'
import { envelopeForUrl } from './envelope.ts'
import { fail } from './failures.ts'
import { watchLoad, type LoadGuard } from './load-guard.ts'
import { mountCalls, type MountDeps } from './mount.ts'
import { addCompression } from './compression.ts'
import { mountPartnerCalls } from './partner-calls.ts'
import { addRateLimit } from './rate-limit.ts'

/** Everything under `/API`: guards first, then the calls, and an envelope for unknown paths. */
export async function addApi(
  app: FastifyInstance,
  mounting: MountDeps,
  loadGuard?: LoadGuard,
): Promise<void> {
  const { settings } = mounting.services
  const load = loadGuard ?? watchLoad(settings.maxLateMs)
  app.addHook('onClose', () => load.stop())
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      const refused = refusalOf(request, load)
      if (refused === 'unavailable') reply.header('retry-after', '1')
      if (refused) {
        fail(reply, envelopeForUrl(request.url), refused)
        return
      }
      // Responses hold personal data: no cache on the way may store them.
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      done()
    })
    await addRateLimit(scope, settings, 'calls')
    await addCompression(scope)
    await scope.register((own) => mountPartnerCalls(own, mounting))
    await addBodyParsers(scope)
    mountCalls(scope, mounting)
    // A route rather than a not-found handler: the wildcard that serves the built app would come first.
    scope.all('/API/*', (request, reply) => fail(reply, envelopeForUrl(request.url), 'noSuchCall'))
  })
}

function refusalOf(request: FastifyRequest, load: LoadGuard): 'unavailable' | 'badInput' | null {
  if (load.isOverloaded()) return 'unavailable'
  // In the query it is an invalid field and reported as such.
  return request.url.split('?', 1)[0]!.includes('%00') ? 'badInput' : null
}
