import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  AgreementVersion,
  CertificateNumber,
  Channel,
  Name,
  Opaque,
  SignedLink,
  UserInfo,
} from './identity.ts'
import {
  Bit,
  CertificateType,
  Done,
  Nothing,
  Nullable,
  OneOf,
  Phone,
  SmsCode,
  Supply,
  titled,
} from './shapes.ts'

const supply = Type.Optional(Supply)
const RosterWay = OneOf(['phone', 'mail'], { title: '验证方式' })

/** As whom somebody would come in. */
const EntryPreview = Type.Object({
  maskedName: Type.String(),
  channelName: Type.String(),
  /** 1: the person has not accepted the current agreements yet. */
  needConsent: Bit,
})
export type EntryPreview = Static<typeof EntryPreview>

/** What some ways in ask for besides. In a file of its own, because the first screen needs none of it. */
export const identitySteps = {
  enterWithConsent: main.post(
    'user/enterWithConsent',
    'The consent that a pending login still asks for; signs in',
    Type.Object({ agreementVersion: AgreementVersion, supply }),
    UserInfo,
    { credential: 'pending', refusals: ['pendingExpired', 'channelNotYours', 'agreementNeeded'] },
  ),
  sendRosterCode: main.post(
    'open-api/user/sendRosterCode',
    'A code to the phone or the mailbox that the employer has of somebody who registers with another phone',
    Type.Object({ to: RosterWay }),
    Type.Object({ sentTo: Type.String() }),
    {
      credential: 'pending',
      refusals: ['pendingExpired', 'rosterWayClosed', 'codeTooSoon', 'codeTooMany', 'codeNotSent'],
    },
  ),
  confirmRegistration: main.post(
    'open-api/user/confirmRegistration',
    'Finishes a registration with that code; signs in',
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
        'certificateTaken',
        'agreementNeeded',
      ],
    },
  ),
  askEmployer: main.post(
    'open-api/user/askEmployer',
    'Asks the company to confirm the phone of a registration; the answer comes by text message',
    Nothing,
    Done,
    { credential: 'pending', refusals: ['pendingExpired', 'notOnRoster'] },
  ),
  findByMail: main.post(
    'open-api/user/findByMail',
    'For whoever has lost the phone of the account: a code to the mailbox that the employer has registered',
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
    'Moves the account to the new phone with that code; ends every session of it',
    Type.Object({ code: SmsCode }),
    Done,
    { credential: 'pending', refusals: ['pendingExpired', 'wrongCode', 'phoneTaken'] },
  ),
  previewByToken: main.get(
    'open-api/user/previewByToken',
    'As whom a partner token would let in; nothing is spent by asking',
    Type.Object({ channel: Type.Optional(Channel), token: Opaque('登录凭证', 2048) }),
    EntryPreview,
    { auth: 'none', refusals: ['partnerProofInvalid', 'channelNotYours'] },
  ),
  previewByLink: main.get(
    'open-api/user/previewByLink',
    'As whom a signed partner link would let in; nothing is spent by asking',
    SignedLink,
    /** Null where the login itself asks for the phone. */
    Nullable(EntryPreview),
    { auth: 'none', refusals: ['partnerProofInvalid', 'channelNotYours'] },
  ),
}
