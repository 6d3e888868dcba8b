import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Bit, Done, Id, Moment, Nullable, OneOf, PageOfLists, PageQuery, titled } from './shapes.ts'

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

/** A company's own room of the console, and what its people and ours are told. */
export const personnelAdminCalls = {
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
}
