import fs from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  sleepPaths,
  sleepSigning,
  type SleepAnswer,
  type SleepCourseOrder,
  type SleepLead,
} from '@yf/partner-contract/sleep'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play } from '../frame/play.ts'
import { fieldsIn, signedCallOf, textIn } from '../frame/signed-call.ts'
import { refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { pageHeaders } from '../page/send-page.ts'
import { coursePage } from './course-page.ts'
import { mountControls } from './controls.ts'
import { createProgramme, refused, accepted, type Programme } from './programme.ts'

/** A new item that the programme received. */
export interface SleepMail extends ReceivedItem {
  readonly what: string
  /** The participant's number, or the phone number that a lead left. */
  readonly of: string
  readonly text: string
}

const courseScript = fs.readFileSync(path.join(import.meta.dirname, 'course.js'), 'utf8')

type SleepBody = Readonly<Record<string, unknown>>
type SleepHandler = (
  body: SleepBody,
  parts: { programme: Programme; origin: string; keep: RecordReceived },
) => SleepAnswer
type RecordReceived = (what: string, of: string, text: string) => void

const number = (body: SleepBody, name: string) => Number(body[name])

const courseOrderIn = (body: SleepBody): SleepCourseOrder => ({
  courseNo: textIn(body, 'courseNo'),
  subjectNo: textIn(body, 'subjectNo'),
  days: typeof body['days'] === 'number' ? body['days'] : 0,
})
const leadIn = (body: SleepBody): SleepLead => ({
  leadNo: textIn(body, 'leadNo'),
  name: textIn(body, 'name'),
  mobile: textIn(body, 'mobile'),
  shareCode: textIn(body, 'shareCode') || null,
})

/** By path: the answers to calls with a valid signature. */
const answers: Readonly<Record<string, SleepHandler>> = {
  [sleepPaths.subjects]: (body, { programme, keep }) => {
    keep('参加', textIn(body, 'subjectNo'), `${textIn(body, 'gender')} ${String(body['birthYear'])}`)
    return programme.enrol(textIn(body, 'subjectNo'))
  },
  [sleepPaths.questionnaires]: () =>
    accepted({
      questionnaires: [
        { code: 'ISI', isDue: true },
        { code: 'PSQI', isDue: false },
      ],
    }),
  [sleepPaths.results]: (body, { keep }) => {
    keep('自评', textIn(body, 'subjectNo'), `${textIn(body, 'code')} ${number(body, 'total')} 分`)
    return accepted({ resultNo: textIn(body, 'resultNo') })
  },
  [sleepPaths.courses]: (body, { programme, keep }) => {
    const isNew = !programme.courseOf(textIn(body, 'courseNo'))
    const answer = programme.begin(courseOrderIn(body))
    if (isNew && answer.data)
      keep('课程', textIn(body, 'subjectNo'), `${number(body, 'days')} 天，${textIn(body, 'courseNo')}`)
    return answer
  },
  [sleepPaths.links]: (body, { programme, origin }) => {
    const begun = programme.begin(courseOrderIn(body))
    return begun.data ? accepted({ url: `${origin}/sleep/course/${number(body, 'days')}` }) : begun
  },
  [sleepPaths.tokens]: (body, { programme }) => programme.issueToken(textIn(body, 'subjectNo')),
  [sleepPaths.reports]: () =>
    accepted({ advice: ['每天在同一时间起床，周末也一样。', '躺下二十分钟还睡不着，就起来做点安静的事。'] }),
  [sleepPaths.leads]: (body, { programme, keep }) => {
    const lead = leadIn(body)
    if (programme.keepLead(lead)) keep('分享', lead.mobile, `${lead.name}，分享码 ${lead.shareCode ?? '无'}`)
    return accepted({ leadNo: lead.leadNo })
  },
}

/** Only these calls can refuse a person; a scenario that refuses does not affect the others. */
const mayRefuse = new Set<string>([sleepPaths.courses, sleepPaths.subjects])

export const sleepPartner: Partner<SleepMail> = {
  name: 'sleep',
  title: '睡眠课程',
  address: ({ port }) => `http://127.0.0.1:${port}/sleep`,
  keyTitle: '参加编号或手机号',
  scenarios: withNotices(
    withTroubles([
      works(),
      refuses('不符合参加条件'),
      { id: 'elsewhere', title: '回一个陌生网站的链接' },
      { id: 'lies', title: '答非所问：回另一个课程编号' },
    ]),
  ),
  shelf: {
    kind: 'sleep',
    title: '睡眠课程',
    filter: 'of',
    matches: (item, of) => item.of === of,
    show: ({ what, of, text }) => ({ to: of, heading: what, text, notes: [] }),
  },
  mount(app, ctx) {
    const { sleepChannel: id, sleepSecret: secret } = ctx.settings
    const programme = createProgramme({ id, secret }, ctx.now)
    // The signature covers the raw bytes of the body, so it must not be parsed first.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const wire of Object.keys(answers))
      app.post(`/sleep${wire}`, (request, reply) => answerCall(request, reply, programme, ctx))
    mountControls(app, programme, ctx)
    app.get('/sleep/course.js', (_request, reply) => reply.type('text/javascript').send(courseScript))
    app.get<{ Params: { days: string } }>('/sleep/course/:days', (request, reply) => {
      const policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:"
      const headers = { ...pageHeaders, 'content-security-policy': policy }
      return reply.headers(headers).send(coursePage(request.params.days, request.headers.referer ?? null))
    })
  },
}

function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  programme: Programme,
  ctx: PartnerContext<SleepMail>,
) {
  const call = signedCallOf(request, sleepSigning)
  const body = fieldsIn(call.body)
  const key = textIn(body, 'subjectNo') || textIn(body, 'mobile')
  return play(ctx, request, reply, {
    key,
    // A phone number must not appear in the log.
    logName: textIn(body, 'subjectNo') || '分享页',
    what: call.path,
    down: { http: 503, outcome: '不可用', body: refused('busy', '系统维护中') },
    isCutAfter: true,
    answer: (scenario) => {
      const origin = scenario === 'elsewhere' ? 'https://elsewhere.invalid' : `http://${request.host}`
      const keep: RecordReceived = (what, of, text) =>
        ctx.inbox.add({ id: call.nonce, at: ctx.now().toISOString(), what, of, text })
      const isRefused = scenario === 'refuses' && mayRefuse.has(call.path)
      const answer =
        programme.refusal(call) ??
        (isRefused
          ? refused('excluded', '不符合参加条件')
          : answers[call.path]!(body, { programme, origin, keep }))
      const lies = scenario === 'lies' && call.path === sleepPaths.courses && answer.data !== null
      return {
        outcome: answer.code,
        body: lies ? accepted({ courseNo: 'another', status: 'ACTIVE' }) : answer,
      }
    },
  })
}
