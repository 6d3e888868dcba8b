import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  Bit,
  Done,
  GenderNumber,
  Id,
  Nothing,
  Nullable,
  Phone,
  SmsCode,
  Supply,
  Text,
  titled,
} from './shapes.ts'

/** Specification §3, userInfo. Certificate numbers leave the server masked. */
export const UserInfo = Type.Object({
  token: Type.String(),
  tpToken: Type.String(),
  baseId: Id,
  mobile: Type.String(),
  gender: GenderNumber,
  birth: Nullable(Type.String()),
  headimgurl: Nullable(Type.String()),
  nickName: Type.String(),
  name: Type.String(),
  openId: Nullable(Type.String()),
  certificateNumber: Nullable(Type.String()),
  /** 1: the login is proven and still asks for a phone, to bind one or to verify the account's own (specification §4). */
  isBind: Bit,
  verifyPhone: Bit,
  /** For members who came by a company's own channel: the app opens there. */
  companyId: Type.Optional(Id),
})
export type UserInfo = Static<typeof UserInfo>

/** The response of a login before the member has accepted the agreements. */
const Unconsented = Type.Object({
  /** 1: the login is proven and still asks for consent. */
  needConsent: Bit,
  maskedName: Type.String(),
})

/** The data of a pending login: its token authorises only the call that completes it. */
export type PendingUser = Pick<UserInfo, 'token' | 'mobile' | 'isBind' | 'verifyPhone'> &
  Partial<Static<typeof Unconsented>>

/** The response of a login by a provider: a member, or a pending login with everything else empty. */
export const LoginAnswer = Type.Composite([
  Type.Pick(UserInfo, ['token', 'mobile', 'isBind', 'verifyPhone']),
  Type.Partial(Type.Omit(UserInfo, ['token', 'mobile', 'isBind', 'verifyPhone'])),
  Type.Partial(Unconsented),
])
export type LoginAnswer = Static<typeof LoginAnswer>

const Themed = Type.Object({ content: Type.String() })
export const LoginTheme = Type.Object({
  logo: Themed,
  phone_icon: Themed,
  service_icon: Themed,
  back_image: Themed,
  font_color: Themed,
})
export type LoginTheme = Static<typeof LoginTheme>

export const MemberTag = Type.Object({ tagId: Id, tagName: Type.String() })

export const Name = titled('姓名', Text(40, 1))
/** As typed: spaces and lower case are normalised before the number is checked. */
export const CertificateNumber = titled('证件号码', Text(40, 1))
export const Password = Type.String({ title: '密码', minLength: 1, maxLength: 128 })
const supply = Type.Optional(Supply)
/** Of the user agreement and the privacy policy that the person has accepted. */
export const AgreementVersion = titled('协议版本', Text(32, 1))
/** Required only if the person has not accepted the current version before. */
export const agreementVersion = Type.Optional(AgreementVersion)
/** Names, tickets and signatures made by a partner: printable, without spaces. */
export const Opaque = (title: string, maxLength: number) =>
  Type.String({ title, minLength: 1, maxLength, pattern: '^[\\x21-\\x7e]+$' })
/** The partner that sends the person. */
export const Channel = Opaque('渠道', 32)
export const Sign = Type.String({ title: '签名', pattern: '^[0-9a-f]{64}$' })

/** The content of a partner's signature: the person and the time. */
export const SignedLink = Type.Object({
  channel: Channel,
  phone: Phone,
  /** Seconds since 1970. */
  timestamp: Type.String({ title: '时间', pattern: '^\\d{10}$' }),
  nonce: Type.String({ title: '随机数', pattern: '^[\\w-]{8,64}$' }),
  sign: Sign,
})

export const identityCalls = {
  login: main.post(
    'user/login',
    '密码或验证码登录',
    'Password or phone-code login; result is userInfo with token',
    Type.Object({
      phone: Phone,
      password: Type.Optional(Password),
      code: Type.Optional(SmsCode),
      supply,
      agreementVersion,
    }),
    UserInfo,
    {
      auth: 'none',
      track: 'api.login',
      refusals: ['wrongPassword', 'passwordLocked', 'wrongCode', 'agreementNeeded'],
    },
  ),
  sendUserCode: main.get(
    'open-api/user/sendUserCode',
    '向已注册手机号发送验证码',
    'SMS code to a registered phone',
    Type.Object({ phone: Phone }),
    Done,
    { auth: 'none', refusals: ['codeTooSoon', 'codeTooMany', 'codeNotSent'] },
  ),
  sendCode: main.get(
    'open-api/user/sendCode',
    '向任意手机号发送验证码',
    'SMS code to any phone (register, change phone)',
    Type.Object({ phone: Phone }),
    Done,
    { auth: 'none', refusals: ['codeTooSoon', 'codeTooMany', 'codeNotSent'] },
  ),
  loginPageConfig: main.get(
    'page/loginPageConfig/configlist',
    '登录页主题',
    'Login theme by supply',
    Type.Object({ supply }),
    LoginTheme,
    { auth: 'none', silent: true },
  ),
  currentToken: main.get(
    'user/getCurToken',
    '当前令牌',
    'message is the current token of this user',
    Nothing,
    Done,
    {
      silent: true,
    },
  ),
  memberTags: main.get('user/getMemberTagList', '会员标签', 'Member tags', Nothing, Type.Array(MemberTag), {
    silent: true,
  }),
  oneTapToken: main.post(
    'dypns/get_access_token',
    '一键登录：运营商访问令牌',
    'One-tap login: access token for the carrier SDK',
    Type.Object({ url: titled('页面地址', Text(500, 1)), origin: titled('页面来源', Text(200, 1)) }),
    Type.Object({ accessToken: Type.String(), jwtToken: Type.String(), sdkUrl: Type.String() }),
    { auth: 'none', silent: true, refusals: ['oneTapFailed'] },
  ),
  oneTapLogin: main.post(
    'dypns/dypns_login',
    '一键登录：换取会话',
    'One-tap login: exchange the carrier token for a session',
    Type.Object({ spToken: Opaque('登录凭证', 2048), supply, agreementVersion }),
    UserInfo,
    { auth: 'none', track: 'api.oneTap', refusals: ['oneTapFailed', 'agreementNeeded'] },
  ),
  logout: main.post('user/logout', '退出登录', 'Ends the session on the server', Nothing, Done, {
    silent: true,
  }),
}
