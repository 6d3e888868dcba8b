import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Bit, Done, Id, Moment, Nullable, OneOf, PageOfLists, PageQuery, titled } from './shapes.ts'

/** A person from the company's roster, and the phone that they want to register with. */
export const RegistrationRequest = Type.Object({
  id: Id,
  name: Type.String(),
  /** Distinguishes two people of the same name on the roster. */
  maskedCertificate: Type.String(),
  /** Complete while it waits, because staff verify it with its holder; masked once that is decided. */
  phone: Type.String(),
  state: OneOf(['waiting', 'confirmed', 'refused']),
  askedAt: Moment,
  decidedAt: Nullable(Moment),
  decidedBy: Nullable(Type.String()),
})
export type RegistrationRequest = Static<typeof RegistrationRequest>

/** HR's page of the console: registrations to confirm. */
export const personnelAdminCalls = {
  registrations: consoleService.get(
    'personnel/registrations',
    '待确认的注册',
    'Registration requests, pending or decided',
    Type.Object({ ...PageQuery, isWaiting: titled('待确认', Bit) }),
    PageOfLists(RegistrationRequest, ['waiting', 'decided']),
    { permission: 'personnel', refusals: [] },
  ),
  decideRegistration: consoleService.post(
    'personnel/registration/decide',
    '确认或拒绝注册',
    'Accepts or refuses a registration; the applicant gets a text message',
    Type.Object({ id: titled('申请编号', Id), isConfirmed: titled('是否确认', Bit) }),
    Done,
    { permission: 'personnel', refusals: ['stateMoved'] },
  ),
}
