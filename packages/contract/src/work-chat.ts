import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { LoginAnswer } from './identity.ts'
import { Supply, Text, titled } from './shapes.ts'

/** Whose app it is: by the company's number at the provider, otherwise by supply, otherwise the only one. */
const appSelector = {
  supply: Type.Optional(Supply),
  corpId: Type.Optional(Type.String({ title: '企业编号', pattern: '^[\\w-]{1,64}$' })),
}
const CodeLogin = Type.Object({
  code: Type.String({ title: '授权码', pattern: '^[\\w.~-]{1,512}$' }),
  ...appSelector,
})
const PageQuery = Type.Object({ url: titled('页面地址', Text(2048, 1)), ...appSelector })

const Signed = { nonceStr: Type.String(), signature: Type.String() }

export const workChatCalls = {
  loginByWecom: main.post(
    'open-api/login/login_4_work_wechat',
    '企业微信登录',
    'Enterprise WeChat code login',
    CodeLogin,
    LoginAnswer,
    {
      auth: 'none',
      refusals: [
        'workChatNotOpen',
        'workChatCodeInvalid',
        'workChatOutsider',
        'workChatUnavailable',
        'channelNotYours',
      ],
    },
  ),
  loginByDingTalk: main.post(
    'open-api/login/login_4_Ding_Ding',
    '钉钉登录',
    'DingTalk code login',
    CodeLogin,
    LoginAnswer,
    {
      auth: 'none',
      refusals: [
        'workChatNotOpen',
        'workChatCodeInvalid',
        'workChatOutsider',
        'workChatUnavailable',
        'channelNotYours',
      ],
    },
  ),
  loginByFeishu: main.post(
    'open-api/login/login_4_fei_shu',
    '飞书登录',
    'Feishu code login',
    CodeLogin,
    LoginAnswer,
    {
      auth: 'none',
      refusals: [
        'workChatNotOpen',
        'workChatCodeInvalid',
        'workChatOutsider',
        'workChatUnavailable',
        'channelNotYours',
      ],
    },
  ),
  wecomConfig: main.get(
    'threeWayInterface/getQwConfig',
    '企业微信配置与签名',
    'Enterprise WeChat config and signature',
    PageQuery,
    Type.Object({
      corpId: Type.String(),
      agentId: Type.String(),
      /** Seconds. */
      timestamp: Type.Integer(),
      ...Signed,
      /** `signature` is for `config`, this one for `agentConfig`. */
      agentSignature: Type.String(),
      /**
       * Complete except for `redirect_uri` and `state`, which are empty: the app fills both in place, because the
       * order of the parameters matters.
       */
      authorizeUrl: Type.String(),
    }),
    { auth: 'none', silent: true, refusals: ['workChatNotOpen', 'workChatUnavailable'] },
  ),
  dingTalkConfig: main.get(
    'threeWayInterface/getDdConfig',
    '钉钉配置与签名',
    'DingTalk config and signature',
    PageQuery,
    Type.Object({
      corpId: Type.String(),
      agentId: Type.String(),
      /** Seconds, spelt as `dd.config` expects. */
      timeStamp: Type.Integer(),
      ...Signed,
    }),
    { auth: 'none', silent: true, refusals: ['workChatNotOpen', 'workChatUnavailable'] },
  ),
  feishuConfig: main.get(
    'threeWayInterface/getFsConfig',
    '飞书配置与签名',
    'Feishu config and signature',
    PageQuery,
    Type.Object({
      appId: Type.String(),
      /** Milliseconds. */
      timestamp: Type.Integer(),
      ...Signed,
      sdkUrl: Type.String(),
    }),
    { auth: 'none', silent: true, refusals: ['workChatNotOpen', 'workChatUnavailable'] },
  ),
}
