import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCodes,
  pharmacyPaths,
  type PharmacyOrder,
  type PharmacyPaper,
} from '@yf/partner-contract/jinli-pharmacy'
import type { PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { sendPage } from '../sites/partner.ts'
import { conclude, fieldsOf, wantsPage } from './desk-routes.ts'
import { refused, type Hospital } from './hospital.ts'
import type { Inquiries } from './inquiries.ts'
import type { LinkRequest } from './link-request.ts'
import { drawPaper } from './papers.ts'
import type { Pharmacy } from './pharmacy.ts'
import { pharmacyPage } from './pharmacy-page.ts'
import { callOf } from './signed-call.ts'

interface Provider {
  readonly hospital: Hospital
  readonly inquiries: Inquiries
  readonly pharmacy: Pharmacy
  readonly ctx: PartnerContext<LinkRequest>
}

/** The product's calls to the pharmacy, and the pharmacist's page: HTML for a person, JSON for tests. */
export function mountPharmacy(app: FastifyInstance, provider: Provider): void {
  const { pharmacy } = provider
  app.post(`/jinli${pharmacyPaths.orders}`, (request, reply) => {
    const order = orderOf(request)
    return answer(request, reply, provider, {
      no: order.orderNo,
      key: order.mobile,
      taken: () => pharmacy.take(order),
    })
  })
  app.post<{ Params: { no: string } }>(`/jinli${pharmacyPaths.orders}/:no/cancel`, (request, reply) => {
    const { no } = request.params
    const key = pharmacy.of(no)?.mobile ?? ''
    return answer(request, reply, provider, { no, key, taken: () => pharmacy.cancel(no) })
  })
  app.post<{ Params: { no: string } }>(`/jinli${pharmacyPaths.orders}/:no/papers`, async (request, reply) => {
    const { no } = request.params
    const said = await givePaper(request, no, provider)
    return answer(request, reply, provider, { no, key: pharmacy.of(no)?.mobile ?? '', taken: () => said })
  })
  app.get('/jinli/pharmacy', (request, reply) =>
    wantsPage(request) ? sendPage(reply, pharmacyPage(pharmacy.all())) : reply.send(pharmacy.all()),
  )
  app.post('/jinli/pharmacy/shelf', (request, reply) =>
    conclude(request, reply, '/jinli/pharmacy', pharmacy.tellShelf(fieldsOf(request))),
  )
  app.post<{ Params: { no: string; deed: string } }>('/jinli/pharmacy/:no/:deed', (request, reply) => {
    const { no, deed } = request.params
    return conclude(request, reply, '/jinli/pharmacy', pharmacy.do(no, deed, fieldsOf(request)))
  })
}

async function givePaper(
  request: FastifyRequest,
  orderNo: string,
  { pharmacy, inquiries }: Provider,
): Promise<JinliAnswer<PharmacyPaper>> {
  const wanted = JSON.parse(String(request.body) || '{}') as Partial<PharmacyPaper>
  const paper = wanted.paper === 'record' ? 'record' : 'invoice'
  const order = pharmacy.of(orderNo)
  const bytes = order && (await drawPaper(paper, order, inquiries.all()))
  if (!bytes) return { code: pharmacyCodes.noPaper, msg: '没有这份文件', data: null }
  return { code: jinliCodes.ok, msg: 'ok', data: { orderNo, paper, base64: bytes.toString('base64') } }
}

interface Answering {
  readonly no: string
  readonly key: string
  readonly taken: () => JinliAnswer<object>
}

function answer(request: FastifyRequest, reply: FastifyReply, { hospital, ctx }: Provider, asked: Answering) {
  const call = callOf(request)
  return play(ctx, request, reply, {
    key: asked.key,
    shownAs: asked.no,
    what: '药品订单',
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const said = hospital.refusal(call) ?? asked.taken()
      const body = scenario === 'lies' && said.data ? { ...said, data: { orderNo: 'another' } } : said
      return { outcome: String(said.code), body }
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
