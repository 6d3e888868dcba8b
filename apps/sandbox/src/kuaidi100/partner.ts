import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isSameSign,
  kuaidi100Codes,
  kuaidi100Paths,
  kuaidi100PushPath,
  signPush,
  signQuery,
  type Subscription,
  type TrackQuestion,
} from '@yf/partner-contract/kuaidi100'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { PartnerNotice } from '../frame/notify.ts'
import type { Partner, PartnerContext } from '../frame/partner.ts'
import { play, type PlayedAnswer } from '../frame/play.ts'
import { refuses, withNotices, withTroubles, works } from '../frame/troubles.ts'
import { sendPage } from '../page/send-page.ts'
import {
  createCourierBooks,
  playableSteps,
  pushOf,
  trackOf,
  type CourierBooks,
  type StoredParcel,
} from './books.ts'
import { controlPage } from './control-page.ts'

/** A parcel whose tracking the product subscribed to. */
export interface SubscribedParcel extends ReceivedItem {
  readonly courier: string
  readonly parcelNo: string
}

export const kuaidi100Partner: Partner<SubscribedParcel> = {
  name: 'kuaidi100',
  title: '快递100',
  address: ({ port }) => `http://127.0.0.1:${port}/kuaidi100`,
  keyTitle: '快递单号',
  scenarios: withNotices(withTroubles([works(), refuses('单号与快递公司不符')])),
  shelf: {
    kind: 'kuaidi100',
    title: '快递订阅',
    filter: 'parcelNo',
    matches: (item, requested) => item.parcelNo === requested,
    show: ({ courier, parcelNo }) => ({
      to: parcelNo,
      text: `快递员工作台 /kuaidi100/controls/${courier}/${parcelNo}`,
      notes: [courier],
    }),
  },
  mount(app, ctx) {
    const books = createCourierBooks(ctx.now)
    app.post(`/kuaidi100${kuaidi100Paths.query}`, (request, reply) => answerQuery(request, reply, books, ctx))
    app.post(`/kuaidi100${kuaidi100Paths.subscribe}`, (request, reply) => watch(request, reply, books, ctx))
    mountControls(app, books, ctx)
  },
}

type CourierContext = PartnerContext<SubscribedParcel>

const answerWith = (code: string, message: string): PlayedAnswer => ({
  outcome: code,
  body: { result: code === kuaidi100Codes.done, returnCode: code, message },
})
const down: PlayedAnswer = { http: 503, outcome: '不可用', body: '' }

const formOf = (request: FastifyRequest) =>
  (request.body ?? {}) as Readonly<Record<string, string | undefined>>

function read<Body extends object>(text: string): Partial<Body> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Body>
  } catch {
    return {}
  }
}

function answerQuery(request: FastifyRequest, reply: FastifyReply, books: CourierBooks, ctx: CourierContext) {
  const { customer = '', sign = '', param = '' } = formOf(request)
  const { com = '', num = '' } = read<TrackQuestion>(param)
  const { kuaidi100Customer, kuaidi100Key: key } = ctx.settings
  return play(ctx, request, reply, {
    key: num,
    what: '查询',
    down,
    answer: () => {
      const isSigned = customer === kuaidi100Customer && isSameSign(sign, signQuery(param, { key, customer }))
      if (!isSigned) return answerWith(kuaidi100Codes.badSign, '验证签名失败')
      const parcel = books.find(com, num)
      if (!parcel || parcel.steps.length === 0)
        return answerWith(kuaidi100Codes.unknown, '查询无结果，请隔段时间再查')
      return { outcome: `状态 ${parcel.state}`, body: trackOf(parcel) }
    },
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, books: CourierBooks, ctx: CourierContext) {
  const requested = read<Subscription>(formOf(request).param ?? '') as Subscription
  return play(ctx, request, reply, {
    key: requested.number ?? '',
    what: '订阅',
    down,
    answer: (scenario) => {
      if (requested.key !== ctx.settings.kuaidi100Key)
        return answerWith(kuaidi100Codes.badSign, '授权 key 不正确')
      if (scenario === 'refuses') return answerWith(kuaidi100Codes.badRequest, '单号与快递公司不符')
      if (books.subscribe(requested) === 'known') return answerWith(kuaidi100Codes.again, '重复订阅')
      const { company: courier, number: parcelNo } = requested
      ctx.inbox.add({ id: `${courier} ${parcelNo}`, at: ctx.now().toISOString(), courier, parcelNo })
      return answerWith(kuaidi100Codes.done, '提交成功')
    },
  })
}

function mountControls(app: FastifyInstance, books: CourierBooks, ctx: CourierContext) {
  type At = { Params: { courier: string; no: string } }
  const path = '/kuaidi100/controls/:courier/:no'
  app.get<At>(path, ({ params: { courier, no } }, reply) =>
    sendPage(reply, controlPage(courier, no, books.find(courier, no))),
  )
  app.post<At>(path, (request, reply) => {
    const { courier, no } = request.params
    const { code = '', at } = formOf(request)
    const step = playableSteps.find((one) => one.code === code)
    if (!step) return reply.code(400).send({ error: 'unknownStep' })
    const parcel = books.happen(courier, no, step, at ? new Date(at) : undefined)
    const notice = noticeOf(parcel)
    if (notice) void ctx.notify(notice)
    return reply.redirect(`/kuaidi100/controls/${courier}/${no}`, 303)
  })
}

/** To the subscriber, signed with the salt of the subscription. */
function noticeOf(parcel: StoredParcel): PartnerNotice | null {
  const salt = parcel.subscription?.parameters.salt
  if (salt === undefined) return null
  const param = JSON.stringify(pushOf(parcel))
  return {
    key: parcel.parcelNo,
    logName: parcel.parcelNo,
    path: kuaidi100PushPath,
    secret: '',
    event: { id: parcel.parcelNo, type: `轨迹 ${parcel.state}`, data: null },
    encrypt: (as) => {
      const sign = signPush(param, as === 'itself' ? salt : 'somebody else')
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ sign, param }).toString(),
      }
    },
  }
}
