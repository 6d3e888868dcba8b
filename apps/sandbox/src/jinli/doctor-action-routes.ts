import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldsOf } from '../page/controls-page.ts'
import { sendPage, wantsPage } from '../page/send-page.ts'
import type { DoctorActions, DoctorActionOutcome } from './doctor-actions.ts'
import { inquiryPage, waitingPage } from './doctor-page.ts'
import type { Inquiries } from './inquiries.ts'

/** A page for a person in a browser, and JSON for tests, depending on the request. */
export function mountControls(app: FastifyInstance, inquiries: Inquiries, actions: DoctorActions): void {
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

export function conclude(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  done: DoctorActionOutcome,
) {
  if (wantsPage(request)) return reply.redirect(page, 303)
  return done.kind === 'done' ? reply.code(204).send() : reply.code(409).send({ error: done.why })
}
