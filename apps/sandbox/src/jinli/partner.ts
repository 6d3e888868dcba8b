import type { FastifyReply, FastifyRequest } from 'fastify'
import { jinliHeaders, jinliPaths, type JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import type { Received } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { refuses, withTroubles, works } from '../frame/troubles.ts'
import { sendPage } from '../sites/partner.ts'
import { createHospital, refused, type Hospital, type SignedCall } from './hospital.ts'
import { patientPage, spentPage } from './patient-page.ts'

/** A login link that the product asked for. */
export interface LinkRequest extends Received, JinliLoginLinkRequest {
  readonly outcome: number
}

export const jinliPartner: Partner<LinkRequest> = {
  name: 'jinli',
  title: '锦鲤互联网医院',
  address: ({ port }) => `http://127.0.0.1:${port}/jinli`,
  keyTitle: '手机号',
  scenarios: withTroubles(
    [works(), refuses('就诊账号已停用'), { id: 'elsewhere', title: '回一个陌生网站的链接' }],
    { slow: '很慢：迟迟不回' },
  ),
  shelf: {
    kind: 'jinli',
    title: '医院登录',
    filter: 'mobile',
    matches: (item, mobile) => item.mobile === mobile,
    show: ({ mobile, name, entry, memberNo, symptom, outcome }) => ({
      to: mobile,
      heading: entry === 'drug' ? '购药' : '问诊',
      text: `${name}，结果 ${outcome}`,
      notes: [`会员编号 ${memberNo}`, ...(symptom ? [`症状 ${symptom.department} · ${symptom.name}`] : [])],
    }),
  },
  mount(app, ctx) {
    const { jinliAppId: id, jinliAppSecret: secret } = ctx.settings
    const hospital = createHospital({ id, secret }, ctx.now)
    // The signature covers the body's bytes, so nothing may parse it first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post(`/jinli${jinliPaths.loginLink}`, (request, reply) => answerLink(request, reply, hospital, ctx))
    app.get<{ Querystring: { ticket?: string } }>('/jinli/h5/:entry', (request, reply) => {
      const patient = hospital.patientOf(request.query.ticket ?? '')
      return sendPage(reply, patient ? patientPage(patient, request.headers.referer ?? null) : spentPage())
    })
  },
}

function answerLink(
  request: FastifyRequest,
  reply: FastifyReply,
  hospital: Hospital,
  ctx: PartnerContext<LinkRequest>,
) {
  const call = callOf(request)
  const patient = readPatient(call.body)
  return play(ctx, request, reply, {
    key: patient.mobile,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    answer: (scenario) => {
      const origin = scenario === 'elsewhere' ? 'https://elsewhere.invalid' : `http://${request.host}`
      const answer =
        hospital.refusal(call) ??
        (scenario === 'refuses'
          ? refused('memberBlocked', '就诊账号已停用')
          : hospital.issue(patient, origin))
      ctx.inbox.add({ id: call.nonce, at: ctx.now().toISOString(), ...patient, outcome: answer.code })
      return { outcome: String(answer.code), body: answer }
    },
  })
}

function callOf(request: FastifyRequest): SignedCall {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    path: new URL(request.url, 'http://sandbox').pathname.slice('/jinli'.length),
    appId: header(jinliHeaders.appId),
    timestamp: header(jinliHeaders.timestamp),
    nonce: header(jinliHeaders.nonce),
    sign: header(jinliHeaders.sign),
    body: typeof request.body === 'string' ? request.body : '',
  }
}

function readPatient(body: string): JinliLoginLinkRequest {
  const blank = { memberNo: '', name: '', mobile: '', entry: '' as 'consult' }
  try {
    return { ...blank, ...(JSON.parse(body) as Partial<JinliLoginLinkRequest>) }
  } catch {
    return blank
  }
}
