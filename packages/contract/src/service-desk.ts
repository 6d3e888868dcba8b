import { Type, type Static } from '@sinclair/typebox'
import { rightReturnReasons } from '@yf/domain/right-returns'
import { longestMessage } from '@yf/domain/service-messages'
import { consoleService } from './call.ts'
import {
  Bit,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

const State = OneOf([1, 2, 3, 4], { title: '问诊状态' })

/** How a consultation stands. What it is about is not in here, and no call of this desk has it. */
export const DeskConsultation = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  /** 1 待接诊, 2 问诊中, 3 已结束, 4 已取消 */
  state: State,
  /** Why there was no doctor; null unless it is cancelled. */
  cancelReason: Nullable(Type.String()),
  startTime: Moment,
  /** When it is given up without a doctor; null once one has come. */
  givesUpTime: Nullable(Moment),
  /** The hospital has not taken it in yet. */
  isUntold: Bit,
  acceptTime: Nullable(Moment),
  endTime: Nullable(Moment),
  /** From the start until a doctor came, or until now while none has. */
  waitedMinutes: Type.Integer({ minimum: 0 }),
})
export type DeskConsultation = Static<typeof DeskConsultation>

/** What we could not tell a partner. */
export const PartnerTrouble = Type.Object({
  partner: Type.String(),
  /** As people call it. */
  name: Type.String(),
  /** Tried and failed, and tried again by itself. */
  retrying: Type.Integer({ minimum: 0 }),
  /** Given up: an operator has to revive them. */
  dead: Type.Integer({ minimum: 0 }),
  /** Since when the oldest of them waits. */
  since: Moment,
})
export type PartnerTrouble = Static<typeof PartnerTrouble>

/** What a member has left for the service outside its hours. */
export const DeskMessage = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  words: Type.String(),
  createTime: Moment,
  wantsCall: Bit,
  /** The whole number, of somebody who asked to be called and has no answer yet; null of everybody else. */
  callPhone: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  answerTime: Nullable(Moment),
  answeredBy: Nullable(Type.String()),
})
export type DeskMessage = Static<typeof DeskMessage>

/** The service desk, for staff with that duty alone. */
export const serviceDeskCalls = {
  overview: consoleService.get(
    'service/overview',
    'How many consultations stand where, and how long the oldest has waited',
    Nothing,
    Type.Object({
      waiting: Type.Integer(),
      open: Type.Integer(),
      ended: Type.Integer(),
      cancelled: Type.Integer(),
      untold: Type.Integer(),
      longestWaitMinutes: Nullable(Type.Integer()),
    }),
    { refusals: ['dutyNotHeld'] },
  ),
  consultations: consoleService.get(
    'service/consultations',
    'Consultations by state, those that wait with the oldest first',
    Type.Object({
      state: Type.Optional(State),
      /** 1: those that the hospital has not taken in. */
      isUntold: Type.Optional(titled('未送达医院', Bit)),
      phone: Type.Optional(Phone),
      ...PageQuery,
    }),
    Page(DeskConsultation),
    { refusals: ['dutyNotHeld'] },
  ),
  returnRight: consoleService.post(
    'service/returnRight',
    'Gives the right that a consultation has used back; the member is told',
    Type.Object({ id: titled('问诊', Id), reason: OneKeyOf(rightReturnReasons, { title: '退回原因' }) }),
    DeskConsultation,
    { idempotent: true, refusals: ['dutyNotHeld', 'consultationStillOpen', 'rightAlreadyBack'] },
  ),
  messages: consoleService.get(
    'service/messages',
    'Messages that members have left: those without an answer by how long they wait, or the answered ones',
    Type.Object({ isAnswered: titled('是否已回复', Bit), ...PageQuery }),
    Page(DeskMessage),
    { refusals: ['dutyNotHeld'] },
  ),
  answerMessage: consoleService.post(
    'service/answerMessage',
    'Answers one; the member reads it among her messages',
    Type.Object({ id: titled('留言', Id), words: titled('回复内容', Text(longestMessage, 1)) }),
    DeskMessage,
    { idempotent: true, refusals: ['dutyNotHeld', 'messageAnswered'] },
  ),
  troubles: consoleService.get(
    'service/troubles',
    'Partners that we cannot reach, by what we have not been able to tell them',
    Nothing,
    Type.Array(PartnerTrouble),
    { refusals: ['dutyNotHeld'] },
  ),
}
