import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../sites/partner.ts'
import type { DoctorActions, Done, FormFields } from './doctor-actions.ts'
import { inquiryPage, waitingPage } from './doctor-page.ts'
import type { Inquiries } from './inquiries.ts'

/** A page for a person in a browser, and JSON for tests, depending on the request. */
export function mountControls(app: FastifyInstance, inquiries: Inquiries, actions: DoctorActions): void {
  const css = readFileSync(new URL('./controls.css', import.meta.url), 'utf8')
  app.get('/jinli/controls.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/jinli/controls', (request, reply) =>
    wantsPage(request) ? sendPage(reply, waitingPage(inquiries.all())) : reply.send(inquiries.all()),
  )
  app.get<{ Params: { no: string } }>('/jinli/controls/:no', (request, reply) => {
    const inquiry = inquiries.of(request.params.no)
    if (!inquiry) return reply.code(404).send({ error: 'unknown' })
    const fileOf = (fileNo: string) => inquiries.fileOf(fileNo)
    return wantsPage(request) ? sendPage(reply, inquiryPage(inquiry, fileOf)) : reply.send(inquiry)
  })
  app.post<{ Params: { no: string; deed: string } }>('/jinli/controls/:no/:deed', (request, reply) => {
    const { no, deed } = request.params
    return conclude(request, reply, pageOf(no), actions.do(no, deed, fieldsOf(request)))
  })
  app.post<{ Params: { no: string; rx: string; verdict: string } }>(
    '/jinli/controls/:no/prescriptions/:rx/:verdict',
    (request, reply) => {
      const { no, rx, verdict } = request.params
      const isPassed = verdict === 'pass'
      return conclude(request, reply, pageOf(no), actions.review(no, rx, isPassed, fieldsOf(request)))
    },
  )
}

const pageOf = (no: string): string => `/jinli/controls/${encodeURIComponent(no)}`

export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false

export function conclude(request: FastifyRequest, reply: FastifyReply, page: string, done: Done) {
  if (wantsPage(request)) return reply.redirect(page, 303)
  return done.kind === 'done' ? reply.code(204).send() : reply.code(409).send({ error: done.why })
}

/** A form's fields, with repeated fields joined by commas, or the fields of a JSON body. */
export function fieldsOf(request: FastifyRequest): FormFields {
  const body = typeof request.body === 'string' ? request.body : ''
  if (!request.headers['content-type']?.startsWith('application/json')) {
    const form = new URLSearchParams(body)
    return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).join(',')]))
  }
  try {
    const fields = JSON.parse(body) as Record<string, unknown>
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}
