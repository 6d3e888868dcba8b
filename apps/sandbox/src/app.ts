import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { mountFrame } from './frame/frame.ts'
import { mountPage } from './page/page.ts'
import { partners } from './partners.ts'
import { defaultSettings, type SandboxSettings } from './settings.ts'

export type SandboxOptions = Partial<SandboxSettings> & { now?: () => Date }

/** The product's external partners, simulated for development and tests. Not listening yet. */
export function createSandbox({ now = () => new Date(), ...settings }: SandboxOptions = {}): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.register(formbody)
  const frame = mountFrame(app, partners, { ...defaultSettings, ...settings }, now)
  mountPage(app, frame)
  app.get('/healthz', () => ({ status: 'ok' }))
  return app
}
