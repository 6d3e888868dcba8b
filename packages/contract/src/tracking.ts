import { Type, type Static } from '@sinclair/typebox'
import { errorKinds, mostFrames } from '@yf/domain/client-error'
import { system } from './call.ts'
import { CompanyId, Done, Moment, OneOf, Text, titled } from './shapes.ts'

const Key = (title: string) => titled(title, Text(64, 1))

export const BehaviorEvent = Type.Object({
  pageKey: Key('页面'),
  categary: Key('分类'),
  module: Key('模块'),
  feature: Key('功能'),
  /** 1 page view, 0 click, 2 api event */
  operation: OneOf([0, 1, 2], { title: '操作' }),
  occurredAt: titled('发生时间', Moment),
  /** An identifier of ours, such as the path of a call; the pattern is too narrow for personal data. */
  detail: Type.Optional(Type.String({ title: '说明', pattern: '^(?!.*\\d{5})[\\w./-]{0,64}$' })),
  companyId: Type.Optional(CompanyId),
  /** The sender's id of the event: sent twice, it is stored once. */
  key: Type.Optional(Type.String({ title: '事件编号', pattern: '^[\\w-]{8,64}$' })),
})
export type BehaviorEvent = Static<typeof BehaviorEvent>

/** An error in somebody's app: what and where, without personal data. */
export const ClientError = Type.Object({
  kind: OneOf(errorKinds, { title: '类别' }),
  /** Of the error's class: TypeError. */
  name: Type.String({ title: '错误名', pattern: '^[A-Za-z][\\w.]{0,63}$' }),
  message: titled('错误说明', Text(200)),
  /** `app-DzIOsAMF.js:3:141` */
  frames: Type.Array(Type.String({ pattern: '^[\\w.-]{1,100}:\\d{1,7}(:\\d{1,7})?$' }), {
    title: '位置',
    maxItems: mostFrames,
  }),
  /** The name of the route, without path parameters or query. */
  route: Type.String({ title: '页面', pattern: '^\\w{0,64}$' }),
  /** The first script's name, which changes with each release. */
  version: Type.String({ title: '版本', pattern: '^[\\w.-]{1,100}$' }),
  environment: OneOf(['wechat', 'enterpriseWechat', 'dingTalk', 'feishu', 'normal'], { title: '环境' }),
})
export type ClientError = Static<typeof ClientError>

export const trackingCalls = {
  reportError: system.post(
    'open-api/clientError/add',
    '上报应用错误，不含个人信息',
    'Reports an error of the app, without personal data',
    ClientError,
    Done,
    { auth: 'none', silent: true },
  ),
  add: system.post(
    'behavior/memberBehaviorRecord/add',
    '上报埋点',
    'Tracking event, silent',
    Type.Object({ events: Type.Array(BehaviorEvent, { title: '事件', minItems: 1, maxItems: 50 }) }),
    Done,
    { silent: true },
  ),
}
