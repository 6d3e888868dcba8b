import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { errorKinds } from '@yf/domain/client-error'
import {
  Bit,
  Day,
  Done,
  Id,
  Moment,
  Nullable,
  OneOf,
  Page,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** Somebody whom the company has announced, and the phone that they want to register with. */
export const RegistrationRequest = Type.Object({
  id: Id,
  name: Type.String(),
  /** Of two people of one name on the roster it tells which is meant. */
  maskedCertificate: Type.String(),
  /** Whole while it waits, because it has to be verified with its holder; masked once that is decided. */
  phone: Type.String(),
  state: OneOf(['waiting', 'confirmed', 'refused']),
  askedAt: Moment,
  decidedAt: Nullable(Moment),
  decidedBy: Nullable(Type.String()),
})
export type RegistrationRequest = Static<typeof RegistrationRequest>

export const StaffAlert = Type.Object({
  key: Type.String(),
  title: Type.String(),
  words: Type.String(),
  times: Type.Integer(),
  firstAt: Moment,
  lastAt: Moment,
})
export type StaffAlert = Static<typeof StaffAlert>

/** The same error of one day. It says what and where, and never whose. */
export const AppError = Type.Object({
  key: Type.String(),
  day: Day,
  kind: OneOf(errorKinds),
  name: Type.String(),
  message: Type.String(),
  frames: Type.Array(Type.String()),
  route: Type.String(),
  version: Type.String(),
  environment: Type.String(),
  times: Type.Integer(),
  firstAt: Moment,
  lastAt: Moment,
})
export type AppError = Static<typeof AppError>

/** A company's own room of the console, and what its people and ours are told. */
export const personnelCalls = {
  registrations: consoleService.get(
    'personnel/registrations',
    'Who asks the company to confirm a phone: those that wait, or those that are decided',
    Type.Object({ ...PageQuery, isWaiting: titled('待确认', Bit) }),
    PageOfLists(RegistrationRequest, ['waiting', 'decided']),
    { refusals: ['dutyNotHeld'] },
  ),
  decideRegistration: consoleService.post(
    'personnel/registration/decide',
    'Puts the phone on the roster, or not; the applicant is told by text message',
    Type.Object({ id: titled('申请编号', Id), isConfirmed: titled('是否确认', Bit) }),
    Done,
    { refusals: ['dutyNotHeld', 'stateMoved'] },
  ),
  alerts: consoleService.get(
    'personnel/alerts',
    'What staff have to know and none of them did, newest first',
    Type.Object(PageQuery),
    Page(StaffAlert),
    { refusals: ['dutyNotHeld'] },
  ),
  appErrors: consoleService.get(
    'personnel/appErrors',
    'What went wrong in the app on phones, the latest day first and there the most frequent',
    Type.Object({ ...PageQuery, version: Type.Optional(titled('版本', Text(60))) }),
    Page(AppError),
    { refusals: ['dutyNotHeld'] },
  ),
}
