import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Done, Id, Nothing, Nullable, Phone, SmsCode, Text } from './shapes.ts'

/** Specification §3, userInfo. Certificate numbers leave the server masked. */
export const UserInfo = Type.Object({
  token: Type.String(),
  tpToken: Type.String(),
  baseId: Id,
  mobile: Type.String(),
  gender: Type.Integer(),
  birth: Nullable(Type.String()),
  headimgurl: Nullable(Type.String()),
  nickName: Type.String(),
  name: Type.String(),
  openId: Nullable(Type.String()),
  certificateNumber: Nullable(Type.String()),
  /** 1: the login is proven and still asks for a phone, to bind one or to verify the account's own (specification §4). */
  isBind: Bit,
  verifyPhone: Bit,
})
export type UserInfo = Static<typeof UserInfo>

/** What a pending login knows of somebody: its token opens `user/bindOrValidatePhone` alone. */
export type PendingUser = Pick<UserInfo, 'token' | 'mobile' | 'isBind' | 'verifyPhone'>

/** The answer of a login by a provider: a member, or a pending login with everything else empty. */
export const LoginAnswer = Type.Composite([
  Type.Pick(UserInfo, ['token', 'mobile', 'isBind', 'verifyPhone']),
  Type.Partial(Type.Omit(UserInfo, ['token', 'mobile', 'isBind', 'verifyPhone'])),
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

export const identityCalls = {
  login: main.post(
    'user/login',
    'Password or phone-code login; result is userInfo with token',
    Type.Object({
      phone: Phone,
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      code: Type.Optional(SmsCode),
      supply: Type.Optional(Text(64)),
    }),
    UserInfo,
    { auth: 'none' },
  ),
  sendUserCode: main.get(
    'open-api/user/sendUserCode',
    'SMS code to a registered phone',
    Type.Object({ phone: Phone }),
    Done,
    { auth: 'none' },
  ),
  sendCode: main.get(
    'open-api/user/sendCode',
    'SMS code to any phone (register, change phone)',
    Type.Object({ phone: Phone }),
    Done,
    { auth: 'none' },
  ),
  loginPageConfig: main.get(
    'page/loginPageConfig/configlist',
    'Login theme by supply',
    Type.Object({ supply: Type.Optional(Text(64)) }),
    LoginTheme,
    { auth: 'none', silent: true },
  ),
  currentToken: main.get('user/getCurToken', 'message is the current token of this user', Nothing, Done, {
    silent: true,
  }),
  acceptAgreement: main.post(
    'userAgreement/add',
    'Record the accepted agreement and its version',
    Type.Object({
      agreement: Type.Union([Type.Literal('user'), Type.Literal('privacy')]),
      version: Text(32, 1),
    }),
    Done,
    { silent: true },
  ),
  memberTags: main.get('user/getMemberTagList', 'Member tags', Nothing, Type.Array(MemberTag), {
    silent: true,
  }),
  logout: main.post('user/logout', 'End this session on the server too', Nothing, Done, { silent: true }),
}
