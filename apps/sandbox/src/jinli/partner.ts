import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { jinliCodes, jinliPaths, jinliSigning, type JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import { inquiryPaths } from '@yf/partner-contract/jinli-inquiries'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { signedCallOf } from '../frame/signed-call.ts'
import { refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { sendPage } from '../page/send-page.ts'
import { mountDoctors } from './doctor-routes.ts'
import { createDoctorActions } from './doctor-actions.ts'
import { mountControls } from './doctor-action-routes.ts'
import { createHospital, refused, type JinliHospital } from './hospital.ts'
import { createInquiries } from './inquiries.ts'
import { mountInquiries } from './inquiry-routes.ts'
import type { LinkRequest } from './link-request.ts'
import { patientPage, spentPage } from './patient-page.ts'
import { openPharmacy } from './pharmacy.ts'
import { mountPharmacy } from './pharmacy-routes.ts'

export const jinliPartner: Partner<LinkRequest> = {
  name: 'jinli',
  title: '锦鲤互联网医院',
  address: ({ port }) => `http://127.0.0.1:${port}/jinli`,
  keyTitle: '手机号',
  controls: { path: '/jinli/controls', title: '医生工作台：接诊、回复、开处方、审方' },
  scenarios: withNotices(
    withTroubles(
      [
        works(),
        refuses('就诊账号已停用'),
        { id: 'elsewhere', title: '回一个陌生网站的链接' },
        { id: 'lies', title: '答非所问：回另一个问诊编号' },
      ],
      { slow: '很慢：迟迟不回' },
    ),
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
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.post(`/jinli${jinliPaths.loginLink}`, (request, reply) => answerLink(request, reply, hospital, ctx))
    app.post(`/jinli${inquiryPaths.authCodes}`, (request, reply) => answerCode(request, reply, hospital, ctx))
    const inquiries = createInquiries()
    mountDoctors(app, { hospital, ctx })
    mountInquiries(app, { hospital, inquiries, ctx })
    mountControls(app, inquiries, createDoctorActions(inquiries, ctx))
    mountPharmacy(app, { hospital, inquiries, pharmacy: openPharmacy(ctx), ctx })
    app.get<{ Querystring: { ticket?: string } }>('/jinli/h5/:entry', (request, reply) => {
      const patient = hospital.patientOf(request.query.ticket ?? '')
      return sendPage(reply, patient ? patientPage(patient, request.headers.referer ?? null) : spentPage())
    })
  },
}

function answerLink(
  request: FastifyRequest,
  reply: FastifyReply,
  hospital: JinliHospital,
  ctx: PartnerContext<LinkRequest>,
) {
  const call = signedCallOf(request, jinliSigning)
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

/** A code for the hospital's own page, to which the URL leads. */
function answerCode(
  request: FastifyRequest,
  reply: FastifyReply,
  hospital: JinliHospital,
  ctx: PartnerContext<LinkRequest>,
) {
  const call = signedCallOf(request, jinliSigning)
  const patient = { ...readPatient(call.body), entry: 'consult' as const }
  return play(ctx, request, reply, {
    key: patient.mobile,
    what: '授权码',
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    answer: (scenario) => {
      const refusal =
        hospital.refusal(call) ?? (scenario === 'refuses' ? refused('memberBlocked', '就诊账号已停用') : null)
      const { data } = hospital.issue(patient, `http://${request.host}`)
      const code = randomBytes(12).toString('hex')
      const body = refusal ?? { code: jinliCodes.ok, msg: 'ok', data: { code, url: data?.url } }
      return { outcome: String(body.code), body }
    },
  })
}

function readPatient(body: string): JinliLoginLinkRequest {
  const blank = { memberNo: '', name: '', mobile: '', entry: '' as 'consult' }
  try {
    return { ...blank, ...(JSON.parse(body) as Partial<JinliLoginLinkRequest>) }
  } catch {
    return blank
  }
}
