import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxFrame } from '../frame/frame.ts'
import { renderPage } from './render.ts'

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The page for people. It also works without its script, which only refreshes it. */
export function mountPage(app: FastifyInstance, frame: SandboxFrame) {
  for (const name of ['page.css', 'phone.css', 'controls.css']) {
    const css = asset(`./${name}`)
    app.get(`/${name}`, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  }
  const script = asset('./page.js')
  app.get('/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.get<{ Querystring: { tab?: string; wanted?: string } }>('/', (request, reply) => {
    const { tab = frame.partners[0]?.shelf.kind ?? 'calls', wanted = '' } = request.query
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'self'; img-src data:; form-action 'self'")
      .header('cache-control', 'no-store')
      .send(renderPage(frame, { tab, filterText: wanted.trim() }))
  })
  takeForms(app, frame)
}

function takeForms(app: FastifyInstance, frame: SandboxFrame) {
  app.post<{ Params: { partner: string }; Body: { scenario?: string; key?: string } | undefined }>(
    '/scenarios/:partner',
    (request, reply) => {
      const { scenario = '', key = '' } = request.body ?? {}
      frame.scenarios.choose(request.params.partner, scenario || null, key.trim())
      return back(reply)
    },
  )
  for (const partner of frame.partners) {
    app.post(`/inbox/${partner.shelf.kind}/clear`, (_request, reply) => {
      frame.inboxOf(partner).clear()
      return back(reply)
    })
  }
}

/** The browser's referer; only its query is used, so it cannot redirect to another site. */
function back(reply: FastifyReply) {
  const from = reply.request.headers.referer
  const query = from && URL.canParse(from) ? new URL(from).search : ''
  return reply.redirect(`/${query}`, 303)
}
