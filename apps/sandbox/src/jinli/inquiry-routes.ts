import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JinliAnswer } from '@yf/partner-contract/jinli'
import {
  inquiryPaths,
  type InquiryDeed,
  type InquiryFile,
  type InquiryMessage,
  type InquiryRequest,
} from '@yf/partner-contract/jinli-inquiries'
import type { PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { refused, type Hospital } from './hospital.ts'
import type { Inquiries } from './inquiries.ts'
import type { LinkRequest } from './link-request.ts'
import { callOf } from './signed-call.ts'

interface Provider {
  readonly hospital: Hospital
  readonly inquiries: Inquiries
  readonly ctx: PartnerContext<LinkRequest>
}

/** Pictures arrive as encoded text. */
const bodyLimit = 30 * 1024 * 1024

interface Deed<Body> {
  readonly title: string
  readonly answer: (inquiryNo: string, body: Body, provider: Provider) => JinliAnswer<object>
}

const deed = <Body extends object>(title: string, answer: Deed<Body>['answer']): Deed<never> =>
  ({ title, answer }) as unknown as Deed<never>

const deeds: Readonly<Record<InquiryDeed, Deed<never>>> = {
  files: deed<InquiryFile>('问诊图片', (no, file, { inquiries }) => inquiries.takeFile(no, file)),
  messages: deed<InquiryMessage>('问诊消息', (no, message, { inquiries }) =>
    inquiries.takeMessage(no, message),
  ),
  typing: deed('正在输入', (no, _, { inquiries, ctx }) => inquiries.takeTyping(no, ctx.now().getTime())),
  cancel: deed('取消问诊', (no, _, { inquiries }) => inquiries.close(no, 'cancelled')),
  end: deed('结束问诊', (no, _, { inquiries }) => inquiries.close(no, 'ended')),
  'fetch-file': deed<{ fileNo: string }>('取图片', (_, { fileNo }, { inquiries }) =>
    inquiries.giveFile(fileNo),
  ),
}

/** The calls about consultations that the product sends to the hospital, each signed. */
export function mountInquiries(app: FastifyInstance, provider: Provider): void {
  app.post(`/jinli${inquiryPaths.inquiries}`, { bodyLimit }, (request, reply) => {
    const asked = read<InquiryRequest>(request)
    return answer(request, reply, provider, {
      what: '问诊',
      inquiryNo: asked.inquiryNo ?? '',
      key: asked.mobile ?? '',
      taken: (scenario) =>
        scenario === 'refuses'
          ? refused('memberBlocked', '就诊账号已停用')
          : provider.inquiries.take(asked as InquiryRequest),
    })
  })
  for (const [name, { title, answer: taken }] of Object.entries(deeds)) {
    const path = `/jinli${inquiryPaths.inquiries}/:no/${name}`
    app.post<{ Params: { no: string } }>(path, { bodyLimit }, (request, reply) => {
      const { no } = request.params
      return answer(request, reply, provider, {
        what: title,
        inquiryNo: no,
        key: provider.inquiries.of(no)?.mobile ?? '',
        taken: () => taken(no, read<never>(request) as never, provider),
      })
    })
  }
}

interface Answering {
  readonly what: string
  readonly inquiryNo: string
  /** The member's phone: the key to select a scenario for. */
  readonly key: string
  readonly taken: (scenario: string) => JinliAnswer<object>
}

/** In the scenario lies the answer refers to another inquiry. */
function answer(request: FastifyRequest, reply: FastifyReply, { hospital, ctx }: Provider, asked: Answering) {
  const call = callOf(request)
  return play(ctx, request, reply, {
    key: asked.key,
    shownAs: asked.inquiryNo,
    what: asked.what,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const said = hospital.refusal(call) ?? asked.taken(scenario)
      const body = scenario === 'lies' && said.data ? { ...said, data: { inquiryNo: 'another' } } : said
      return { outcome: String(said.code), body }
    },
  })
}

function read<Body extends object>(request: FastifyRequest): Partial<Body> {
  try {
    const value: unknown = JSON.parse(typeof request.body === 'string' ? request.body : '{}')
    return typeof value === 'object' && value !== null ? (value as Partial<Body>) : {}
  } catch {
    return {}
  }
}
