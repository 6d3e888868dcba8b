import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jinliCodes, jinliSigning, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCodes,
  pharmacyPaths,
  type PharmacyOrder,
  type PharmacyDocument,
} from '@yf/partner-contract/jinli-pharmacy'
import type { PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { signedCallOf } from '../frame/signed-call.ts'
import { fieldsOf } from '../page/controls-page.ts'
import { sendPage, wantsPage } from '../page/send-page.ts'
import { conclude } from './doctor-action-routes.ts'
import { refused, type JinliHospital } from './hospital.ts'
import type { Inquiries } from './inquiries.ts'
import type { LinkRequest } from './link-request.ts'
import { drawDocument } from './order-documents.ts'
import type { Pharmacy } from './pharmacy.ts'
import { pharmacyPage } from './pharmacy-page.ts'

interface PharmacyRoutesDeps {
  readonly hospital: JinliHospital
  readonly inquiries: Inquiries
  readonly pharmacy: Pharmacy
  readonly ctx: PartnerContext<LinkRequest>
}

/** The product's calls to the pharmacy, and the pharmacist's page: HTML for a person, JSON for tests. */
export function mountPharmacy(app: FastifyInstance, provider: PharmacyRoutesDeps): void {
  const { pharmacy } = provider
  app.post(`/jinli${pharmacyPaths.orders}`, (request, reply) => {
    const order = orderOf(request)
    return answer(request, reply, provider, {
      no: order.orderNo,
      key: order.mobile,
      respond: () => pharmacy.take(order),
    })
  })
  app.post<{ Params: { no: string } }>(`/jinli${pharmacyPaths.orders}/:no/cancel`, (request, reply) => {
    const { no } = request.params
    const key = pharmacy.of(no)?.mobile ?? ''
    return answer(request, reply, provider, { no, key, respond: () => pharmacy.cancel(no) })
  })
  app.post<{ Params: { no: string } }>(`/jinli${pharmacyPaths.orders}/:no/papers`, async (request, reply) => {
    const { no } = request.params
    const result = await documentAnswer(request, no, provider)
    return answer(request, reply, provider, { no, key: pharmacy.of(no)?.mobile ?? '', respond: () => result })
  })
  app.get('/jinli/pharmacy', (request, reply) =>
    wantsPage(request) ? sendPage(reply, pharmacyPage(pharmacy.all())) : reply.send(pharmacy.all()),
  )
  app.post('/jinli/pharmacy/shelf', (request, reply) =>
    conclude(request, reply, '/jinli/pharmacy', pharmacy.sendShelf(fieldsOf(request))),
  )
  app.post<{ Params: { no: string; deed: string } }>('/jinli/pharmacy/:no/:deed', (request, reply) => {
    const { no, deed } = request.params
    return conclude(request, reply, '/jinli/pharmacy', pharmacy.do(no, deed, fieldsOf(request)))
  })
}

async function documentAnswer(
  request: FastifyRequest,
  orderNo: string,
  { pharmacy, inquiries }: PharmacyRoutesDeps,
): Promise<JinliAnswer<PharmacyDocument>> {
  const requested = JSON.parse(String(request.body) || '{}') as Partial<PharmacyDocument>
  const documentName = requested.paper === 'record' ? 'record' : 'invoice'
  const order = pharmacy.of(orderNo)
  const bytes = order && (await drawDocument(documentName, order, inquiries.all()))
  if (!bytes) return { code: pharmacyCodes.noPaper, msg: '没有这份文件', data: null }
  return {
    code: jinliCodes.ok,
    msg: 'ok',
    data: { orderNo, paper: documentName, base64: bytes.toString('base64') },
  }
}

interface PharmacyExchange {
  readonly no: string
  readonly key: string
  readonly respond: () => JinliAnswer<object>
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { hospital, ctx }: PharmacyRoutesDeps,
  exchange: PharmacyExchange,
) {
  const call = signedCallOf(request, jinliSigning)
  return play(ctx, request, reply, {
    key: exchange.key,
    logName: exchange.no,
    what: '药品订单',
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const result = hospital.refusal(call) ?? exchange.respond()
      const body = scenario === 'lies' && result.data ? { ...result, data: { orderNo: 'another' } } : result
      return { outcome: String(result.code), body }
    },
  })
}

function orderOf(request: FastifyRequest): PharmacyOrder {
  const blank: PharmacyOrder = {
    orderNo: '',
    prescriptionNo: '',
    mobile: '',
    receiver: { name: '', phone: '', address: '' },
    medicines: [],
    payFen: 0,
  }
  try {
    return { ...blank, ...(JSON.parse(String(request.body)) as Partial<PharmacyOrder>) }
  } catch {
    return blank
  }
}
