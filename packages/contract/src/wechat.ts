import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { LoginAnswer } from './identity.ts'
import { Bit, Done, Nothing, Nullable, Supply, Text, titled } from './shapes.ts'

/** Which official account is used: the one of this supply, otherwise the default. */
const supply = Type.Optional(Supply)
const Code = Type.String({ title: '授权码', pattern: '^[\\w-]{1,128}$' })
const OpenId = Type.String({ title: '微信编号', pattern: '^[\\w-]{1,64}$' })
const CodeQuery = Type.Object({ code: Code, supply })

export const JsConfig = Type.Object({
  appid: Type.String(),
  /** Always empty: the ticket allows signing any page for our app id, so the server keeps it and signs itself. */
  jsapi_ticket: Type.String(),
  nonceStr: Type.String(),
  timestamp: Type.Integer(),
  signature: Type.String(),
  /** Original ids, for opening the official account's profile and the mini-program. */
  officialAccount: Type.String(),
  miniProgram: Type.String(),
})

/** Specification §3, WeChat bind info. */
export const BindInfo = Type.Object({
  openId: Type.String(),
  /** 1: this WeChat identity is bound to an account. */
  isBind: Bit,
  /** 1: to the caller's account. */
  isSelfBind: Bit,
  /** Not WeChat's: our own ticket, which `bindWechat` accepts once. */
  access_token: Type.String(),
  message: Type.String(),
})

export const wechatCalls = {
  jsConfig: main.get(
    'wechat/getWechatParam',
    'JS-SDK 配置',
    'JS-API config: appid, jsapi_ticket',
    Type.Object({ url: titled('页面地址', Text(2048, 1)), supply }),
    JsConfig,
    { auth: 'none', silent: true, refusals: ['wechatUnavailable'] },
  ),
  appId: main.get(
    'open-api/user/getWechatAppId',
    '公众号编号',
    'WeChat app id for this host and supply',
    Type.Object({ supply }),
    Type.Object({ appId: Type.String(), authorizeUrl: Type.String() }),
    { auth: 'none' },
  ),
  exchangeCode: main.get(
    'wechat/getOpenIdByCode',
    '用授权码换取 openId',
    'Code exchange: openId, isBind, isSelfBind, access_token, message',
    CodeQuery,
    BindInfo,
    {
      auth: 'none',
      credential: 'ifAny',
      refusals: ['wechatCodeInvalid', 'wechatUnavailable', 'wechatSnapshot'],
    },
  ),
  openId: main.get(
    'wechat/getOpenId',
    '已绑定的 openId',
    'The openId bound to this user',
    Nothing,
    Type.Object({ openId: Nullable(Type.String()) }),
    { silent: true },
  ),
  bind: main.post(
    'wechat/bindWechat',
    '绑定微信',
    'Bind openId and accessToken to this user; 绑定成功',
    Type.Object({
      openId: OpenId,
      accessToken: Type.String({ title: '绑定凭证', pattern: '^[\\w-]{43}$' }),
    }),
    Type.Object({ openId: Type.String() }),
    { track: 'api.bindWechat', refusals: ['wechatTicketInvalid'] },
  ),
  unbind: main.post(
    'wechat/unbindWechat',
    '解除微信绑定',
    'Unbinds WeChat: it no longer logs in, and gets no messages',
    Nothing,
    Done,
  ),
  loginByCode: main.get(
    'open-api/user/loginByWechatCode',
    '微信授权登录',
    'Login by WeChat OAuth code',
    CodeQuery,
    LoginAnswer,
    {
      auth: 'none',
      refusals: ['wechatCodeInvalid', 'wechatUnavailable', 'wechatSnapshot'],
    },
  ),
  profileByCode: main.get(
    'open-api/user/getInfoByCode',
    '微信用户资料',
    'WeChat user information by code',
    CodeQuery,
    Type.Object({ openId: Type.String(), nickName: Type.String(), headimgurl: Type.String() }),
    {
      auth: 'none',
      refusals: ['wechatCodeInvalid', 'wechatUnavailable', 'wechatSnapshot'],
      calledBy: 'pages of the official account outside the app: the app asks by loginByWechatCode',
    },
  ),
}
