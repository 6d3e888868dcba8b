import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PartnerContext } from '../frame/partner.ts'
import type { ReceivedItem } from '../frame/inbox.ts'
import { fieldsOf, type FormFields } from '../page/controls-page.ts'
import { sendPage, wantsPage } from '../page/send-page.ts'
import type { ExamBooks, StoredExamOrder } from './books.ts'
import { institutionName, mealName } from './catalogue.ts'
import { controlPage } from './control-page.ts'
import { drawReport } from './draw-report.ts'
import { findingsOf } from './findings.ts'
import { decisionNotice, reportNotice } from './notices.ts'

type ExamOrderAction = (order: StoredExamOrder, fields: FormFields) => Promise<boolean>

/** A page for a person in a browser, and JSON for tests, depending on the request. */
export function mountControls<Item extends ReceivedItem>(
  app: FastifyInstance,
  books: ExamBooks,
  ctx: PartnerContext<Item>,
): void {
  const actions = actionsOf(books, ctx)
  app.get('/fengshi/controls', (request, reply) =>
    wantsPage(request) ? sendPage(reply, controlPage(books.orders())) : reply.send(books.orders()),
  )
  app.post('/fengshi/controls/capacity', (request, reply) => {
    const { institutionCode = '', date = '', capacity = '0' } = fieldsOf(request)
    books.setCapacity(institutionCode, date, Number(capacity))
    return done(request, reply, true)
  })
  app.post<{ Params: { no: string; deed: string } }>(
    '/fengshi/controls/:no/:deed',
    async (request, reply) => {
      const order = books.orderOf(request.params.no)
      const deed = actions[request.params.deed]
      if (!order || !deed) return reply.code(404).send({ error: 'unknown' })
      return done(request, reply, await deed(order, fieldsOf(request)))
    },
  )
}

function actionsOf<Item extends ReceivedItem>(
  books: ExamBooks,
  ctx: PartnerContext<Item>,
): Readonly<Record<string, ExamOrderAction>> {
  const secret = ctx.settings.fengshiSecret
  const decide = async (order: StoredExamOrder, status: 'CONFIRMED' | 'REFUSED', reason: string | null) => {
    if (!books.decide(order, status, reason)) return false
    const notice = decisionNotice(order, secret)
    if (notice) await ctx.notify(notice)
    return true
  }
  return {
    confirm: (order) => decide(order, 'CONFIRMED', null),
    refuse: (order, { reason }) => decide(order, 'REFUSED', reason || '当天已约满'),
    async report(order, { findings }) {
      if (order.status !== 'CONFIRMED') return false
      const found = findingsOf(order, findings === 'abnormal')
      const cover = {
        name: order.person.name,
        institution: institutionName(order.institutionCode),
        meal: mealName(order.mealCode),
      }
      const pdf = await drawReport(cover, found)
      books.keepReport(order, { ...found, pdfBase64: pdf.toString('base64') })
      await ctx.notify(reportNotice(order, found.reportNo, secret))
      return true
    },
  }
}

function done(request: FastifyRequest, reply: FastifyReply, isDone: boolean) {
  if (wantsPage(request)) return reply.redirect('/fengshi/controls', 303)
  return isDone ? reply.code(204).send() : reply.code(409).send({ error: 'notNow' })
}
