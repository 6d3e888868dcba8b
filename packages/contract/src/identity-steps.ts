import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  AgreementVersion,
  agreementVersion,
  CertificateNumber,
  Channel,
  LoginAnswer,
  Name,
  Opaque,
  Password,
  Sign,
  SignedLink,
  UserInfo,
} from './identity.ts'
import {
  Bit,
  CertificateType,
  Done,
  GenderNumber,
  Nothing,
  Nullable,
  OneOf,
  Phone,
  SmsCode,
  Supply,
  Text,
  titled,
} from './shapes.ts'

const supply = Type.Optional(Supply)
const RosterWay = OneOf(['phone', 'mail'], { title: '验证方式' })

/** The account with which the person would log in. */
const EntryPreview = Type.Object({
  maskedName: Type.String(),
  maskedPhone: Type.String(),
  channelName: Type.String(),
  /** 1: the person has not accepted the current agreements yet. */
  needConsent: Bit,
})
export type EntryPreview = Static<typeof EntryPreview>

/** How a person on the roster can prove their identity; a way for which the employer gave no data is null. */
const RosterWays = Type.Object({
  /** Authorises only the calls that finish this registration. */
  token: Type.String(),
  phone: Nullable(Type.String()),
  mail: Nullable(Type.String()),
})
export type RosterWays = Static<typeof RosterWays>

/** A member, or a registration that still needs proof of identity. */
const Registered = Type.Composite([
  Type.Partial(UserInfo),
  Type.Object({ confirm: Type.Optional(RosterWays) }),
])

export const OwnCertificate = Type.Object({
  certificateType: CertificateType,
  certificateNumber: Type.String(),
  birth: Nullable(Type.String()),
  gender: GenderNumber,
})

/** Extra steps of some logins, and account changes. In its own file, because the first screen does not need it. */
export const identitySteps = {
  enterWithConsent: main.post(
    'user/enterWithConsent',
    '补上同意后登录',
    'Gives the consent that a pending login requires, and logs in',
    Type.Object({ agreementVersion: AgreementVersion, supply }),
    UserInfo,
    { credential: 'pending', refusals: ['pendingExpired', 'channelNotYours', 'agreementNeeded'] },
  ),
  sendRosterCode: main.post(
    'open-api/user/sendRosterCode',
    '向企业登记的手机或邮箱发送验证码',
    "Sends a code to the phone or mailbox on the employer's roster, for a registration with another phone",
    Type.Object({ to: RosterWay }),
    Type.Object({ sentTo: Type.String() }),
    {
      credential: 'pending',
      refusals: ['pendingExpired', 'rosterWayClosed', 'codeTooSoon', 'codeTooMany', 'codeNotSent'],
    },
  ),
  confirmRegistration: main.post(
    'open-api/user/confirmRegistration',
    '凭该验证码完成注册',
    'Completes a registration with that code, and logs in',
    Type.Object({ to: RosterWay, code: SmsCode }),
    UserInfo,
    {
      credential: 'pending',
      refusals: [
        'pendingExpired',
        'rosterWayClosed',
        'wrongCode',
        'phoneKnown',
        'notOnRoster',
        'companyNotOpen',
        'certificateTaken',
        'agreementNeeded',
      ],
    },
  ),
  askEmployer: main.post(
    'open-api/user/askEmployer',
    '请企业确认注册的手机号',
    'Asks the company to confirm the phone of a registration; the answer comes by text message',
    Nothing,
    Done,
    { credential: 'pending', refusals: ['pendingExpired', 'notOnRoster'] },
  ),
  findByMail: main.post(
    'open-api/user/findByMail',
    '手机号停用：核验身份并向登记邮箱发送验证码',
    "Sends a code to the mailbox on the employer's roster, for a member who lost the phone",
    Type.Object({
      phone: titled('新手机号', Phone),
      code: titled('新手机号的验证码', SmsCode),
      name: Name,
      certificateType: Type.Optional(CertificateType),
      certificateNumber: CertificateNumber,
    }),
    Type.Object({ token: Type.String(), sentTo: Type.String() }),
    {
      auth: 'none',
      refusals: ['wrongCode', 'phoneTaken', 'ownerNotProven', 'codeTooSoon', 'codeTooMany', 'codeNotSent'],
    },
  ),
  moveByMail: main.post(
    'open-api/user/moveByMail',
    '手机号停用：凭邮箱验证码更换手机号',
    'Moves the account to the new phone with that code; ends every session of it',
    Type.Object({ code: SmsCode }),
    Done,
    { credential: 'pending', refusals: ['pendingExpired', 'wrongCode', 'phoneTaken'] },
  ),
  previewByToken: main.get(
    'open-api/user/previewByToken',
    '查看合作方令牌将以谁的身份登录',
    'Previews the person of a partner token without using it',
    Type.Object({ channel: Type.Optional(Channel), token: Opaque('登录凭证', 2048) }),
    EntryPreview,
    { auth: 'none', refusals: ['partnerProofInvalid', 'channelNotYours'] },
  ),
  previewByLink: main.get(
    'open-api/user/previewByLink',
    '查看合作方签名链接将以谁的身份登录',
    'Previews the person of a signed partner link without using it',
    SignedLink,
    /** Null where the login itself asks for the phone. */
    Nullable(EntryPreview),
    { auth: 'none', refusals: ['partnerProofInvalid', 'channelNotYours'] },
  ),
  acceptAgreement: main.post(
    'userAgreement/add',
    '记录同意的协议版本',
    'Records the accepted version of an agreement, for clients with a session; logins carry the consent themselves',
    Type.Object({
      agreement: OneOf(['user', 'privacy'], { title: '协议' }),
      version: titled('版本', Text(32, 1)),
    }),
    Done,
    { silent: true, calledBy: 'programs that hold a member’s session and show a newer text' },
  ),
  bindOrValidatePhone: main.post(
    'user/bindOrValidatePhone',
    '绑定或验证手机号',
    'Bind or verify the phone of a pending login',
    Type.Object({ phone: Phone, code: SmsCode, agreementVersion }),
    UserInfo,
    {
      credential: 'pending',
      refusals: [
        'pendingExpired',
        'wrongCode',
        'notYourPhone',
        'phoneNotMember',
        'channelNotYours',
        'agreementNeeded',
      ],
    },
  ),
  register: main.post(
    'open-api/user/register',
    '以企业登记的员工身份注册',
    "Registers an employee on a company's roster, and logs in",
    Type.Object({
      phone: Phone,
      code: SmsCode,
      name: Name,
      certificateType: Type.Optional(CertificateType),
      certificateNumber: CertificateNumber,
      password: Type.Optional(Password),
      supply,
      agreementVersion: AgreementVersion,
    }),
    Registered,
    {
      auth: 'none',
      track: 'api.register',
      refusals: [
        'wrongCode',
        'phoneKnown',
        'notOnRoster',
        'companyNotOpen',
        'certificateTaken',
        'agreementNeeded',
      ],
    },
  ),
  updateUserMobile: main.post(
    'open-api/user/updateUserMobile',
    '凭两个验证码更换手机号',
    'Changes the phone with codes sent to both phones; ends every session of the account',
    Type.Object({
      oldPhone: titled('原手机号', Phone),
      oldCode: titled('原手机号的验证码', SmsCode),
      newPhone: titled('新手机号', Phone),
      newCode: titled('新手机号的验证码', SmsCode),
    }),
    Done,
    { auth: 'none', track: 'api.changePhone', refusals: ['wrongCode', 'phoneNotMember', 'phoneTaken'] },
  ),
  resetPassword: main.post(
    'open-api/user/resetPassword',
    '凭验证码设置密码',
    'Sets the password with a code; ends every session of the account',
    Type.Object({ phone: Phone, code: SmsCode, password: Password }),
    Done,
    { auth: 'none', refusals: ['wrongCode', 'phoneNotMember'] },
  ),
  bindCertificateNumber: main.post(
    'user/bindCertificateNumber',
    '绑定证件号',
    'Binds the certificate number; changing it requires a code',
    Type.Object({
      certificateType: CertificateType,
      certificateNumber: CertificateNumber,
      name: Type.Optional(Name),
      code: Type.Optional(SmsCode),
    }),
    OwnCertificate,
    { track: 'api.bindCertificate', refusals: ['nameMismatch', 'wrongCode', 'certificateTaken'] },
  ),
  oauthToken: main.post(
    'oauth/token',
    '其他程序换取令牌',
    'Token for another program: client authorisation (basic), grant by password or code',
    Type.Object({
      grant_type: OneOf(['password', 'sms_code', 'code'], { title: '授权方式' }),
      username: Phone,
      password: Type.Optional(Password),
      code: Type.Optional(SmsCode),
    }),
    Type.Object({
      access_token: Type.String(),
      token_type: Type.String(),
      /** Seconds without use after which it expires. */
      expires_in: Type.Integer(),
    }),
    {
      auth: 'basic',
      body: 'form',
      refusals: ['wrongPassword', 'passwordLocked', 'wrongCode', 'agreementNeeded'],
      calledBy: 'programs of companies and partners, as API_CLIENTS names them',
    },
  ),
  loginByLink: main.get(
    'open-api/user/loginNoPwd',
    '合作方签名链接登录',
    'Login without password for a signed partner link',
    Type.Composite([SignedLink, Type.Object({ supply, agreementVersion })]),
    LoginAnswer,
    { auth: 'none', refusals: ['partnerProofInvalid', 'channelNotYours'] },
  ),
  loginByToken: main.get(
    'open-api/user/loginByToken',
    '合作方令牌或票据登录',
    'Login by a partner token (ssoPage) or a ticket that the partner redeems (ssoRljPage)',
    Type.Object({
      /** Optional where the token names it. */
      channel: Type.Optional(Channel),
      token: Opaque('登录凭证', 2048),
      uid: Type.Optional(Opaque('用户编号', 64)),
      sign: Type.Optional(Sign),
      supply,
      agreementVersion,
    }),
    LoginAnswer,
    { auth: 'none', refusals: ['partnerProofInvalid', 'partnerUnreachable', 'channelNotYours'] },
  ),
}
