import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jinliSigning, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  inquiryPaths,
  type InquiryAction,
  type InquiryFile,
  type InquiryMessage,
  type InquiryRequest,
} from '@yf/partner-contract/jinli-inquiries'
import type { PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { signedCallOf } from '../frame/signed-call.ts'
import { refused, type JinliHospital } from './hospital.ts'
import type { Inquiries } from './inquiries.ts'
import type { LinkRequest } from './link-request.ts'

interface InquiryRoutesDeps {
  readonly hospital: JinliHospital
  readonly inquiries: Inquiries
  readonly ctx: PartnerContext<LinkRequest>
}

/** Pictures arrive as encoded text. */
const bodyLimit = 30 * 1024 * 1024

interface InquiryCall {
  readonly title: string
  readonly respond: (
    inquiryNo: string,
    request: FastifyRequest,
    provider: InquiryRoutesDeps,
  ) => JinliAnswer<object>
}

const inquiryCall = <Body extends object>(
  title: string,
  answerTo: (inquiryNo: string, body: Body, provider: InquiryRoutesDeps) => JinliAnswer<object>,
): InquiryCall => ({
  title,
  respond: (inquiryNo, request, provider) => answerTo(inquiryNo, read<Body>(request) as Body, provider),
})

const inquiryCalls: Readonly<Record<InquiryAction, InquiryCall>> = {
  files: inquiryCall<InquiryFile>('问诊图片', (no, file, { inquiries }) => inquiries.takeFile(no, file)),
  messages: inquiryCall<InquiryMessage>('问诊消息', (no, message, { inquiries }) =>
    inquiries.takeMessage(no, message),
  ),
  typing: inquiryCall('正在输入', (no, _, { inquiries, ctx }) =>
    inquiries.takeTyping(no, ctx.now().getTime()),
  ),
  cancel: inquiryCall('取消问诊', (no, _, { inquiries }) => inquiries.close(no, 'cancelled')),
  end: inquiryCall('结束问诊', (no, _, { inquiries }) => inquiries.close(no, 'ended')),
  'fetch-file': inquiryCall<{ fileNo: string }>('取图片', (_, { fileNo }, { inquiries }) =>
    inquiries.giveFile(fileNo),
  ),
}

/** The calls about consultations that the product sends to the hospital, each signed. */
export function mountInquiries(app: FastifyInstance, provider: InquiryRoutesDeps): void {
  app.post(`/jinli${inquiryPaths.inquiries}`, { bodyLimit }, (request, reply) => {
    const details = read<InquiryRequest>(request)
    return answer(request, reply, provider, {
      what: '问诊',
      inquiryNo: details.inquiryNo ?? '',
      key: details.mobile ?? '',
      respond: (scenario) =>
        scenario === 'refuses'
          ? refused('memberBlocked', '就诊账号已停用')
          : provider.inquiries.take(details as InquiryRequest),
    })
  })
  for (const [name, { title, respond }] of Object.entries(inquiryCalls)) {
    const path = `/jinli${inquiryPaths.inquiries}/:no/${name}`
    app.post<{ Params: { no: string } }>(path, { bodyLimit }, (request, reply) => {
      const { no } = request.params
      return answer(request, reply, provider, {
        what: title,
        inquiryNo: no,
        key: provider.inquiries.of(no)?.mobile ?? '',
        respond: () => respond(no, request, provider),
      })
    })
  }
}

interface InquiryExchange {
  readonly what: string
  readonly inquiryNo: string
  /** The member's phone: the key to select a scenario for. */
  readonly key: string
  readonly respond: (scenario: string) => JinliAnswer<object>
}

/** In the scenario lies the answer refers to another inquiry. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { hospital, ctx }: InquiryRoutesDeps,
  details: InquiryExchange,
) {
  const call = signedCallOf(request, jinliSigning)
  return play(ctx, request, reply, {
    key: details.key,
    logName: details.inquiryNo,
    what: details.what,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const result = hospital.refusal(call) ?? details.respond(scenario)
      const body = scenario === 'lies' && result.data ? { ...result, data: { inquiryNo: 'another' } } : result
      return { outcome: String(result.code), body }
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
