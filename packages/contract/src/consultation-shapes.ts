import { Type, type Static } from '@sinclair/typebox'
import { consultationStateNames, messageKinds, speakers } from '@yf/domain/consultation'
import { prescriptionStateNames } from '@yf/domain/prescription'
import { Payment } from './self-paying.ts'
import { Day, Fen, Id, Moment, Nullable, OneNumberOf, OneOf, Text, titled } from './shapes.ts'

export const ConsultationState = OneNumberOf(consultationStateNames)
export const PrescriptionState = OneNumberOf(prescriptionStateNames)
/** Milliseconds since 1970: they also order messages of one second. */
export const Instant = Type.Integer({ minimum: 0, maximum: 9_999_999_999_999 })

export const Doctor = Type.Object(
  {
    name: titled('姓名', Text(50, 1)),
    /** 主任医师 */
    title: titled('职称', Text(50)),
    department: titled('科室', Text(50)),
    hospital: titled('医院', Text(100)),
  },
  { title: '医生' },
)
export type Doctor = Static<typeof Doctor>

export const Medicine = Type.Object({
  code: titled('药品编码', Text(64, 1)),
  name: titled('药品名称', Text(100, 1)),
  /** 0.5g×24片/盒 */
  spec: titled('规格', Text(100)),
  quantity: Type.Integer({ title: '数量', minimum: 1, maximum: 100 }),
  /** 口服，一次1片，一日3次 */
  usage: titled('用法', Text(200)),
  priceFen: titled('单价', Fen),
})
export type Medicine = Static<typeof Medicine>

export const Prescription = Type.Object({
  id: Id,
  consultationId: Id,
  familyId: Id,
  patientName: Type.String(),
  doctor: Type.Object({ name: Type.String(), department: Type.String() }),
  diagnosis: Type.String(),
  advice: Type.String(),
  medicines: Type.Array(Medicine),
  state: PrescriptionState,
  /** Why the pharmacist refused it; empty otherwise. */
  refusal: Type.String(),
  /** 1: medicine can be ordered with it now. */
  isUsable: OneOf([0, 1]),
  writtenTime: Moment,
  validUntil: Moment,
  totalFen: Fen,
})
export type Prescription = Static<typeof Prescription>

export const SickNote = Type.Object({
  id: Id,
  diagnosis: Type.String(),
  fromDay: Day,
  days: Type.Integer({ minimum: 1 }),
  words: Type.String(),
})
export type SickNote = Static<typeof SickNote>

/** `seq` grows with every change of the room, `writtenAt` orders the messages. */
export const RoomMessage = Type.Object({
  /** Set by the sender: the same id is the same message, even if sent repeatedly. */
  id: Id,
  seq: Type.Integer({ minimum: 1 }),
  speaker: OneOf(speakers),
  kind: OneOf(messageKinds),
  words: Type.String(),
  /** An address of `/files/…` for a picture; null while it is being transferred. */
  picture: Nullable(Type.String()),
  /** Of the prescription or the sick note that this card shows. */
  cardId: Nullable(Id),
  writtenAt: Instant,
})
export type RoomMessage = Static<typeof RoomMessage>

/** The state of the room, other than messages. */
export const RoomStatus = Type.Object({
  state: ConsultationState,
  /** The last change of the room: the next poll continues from here. */
  seq: Type.Integer({ minimum: 0 }),
  /** The last `seq` that the doctor has read. */
  doctorReadSeq: Type.Integer({ minimum: 0 }),
  /** When a waiting consultation is cancelled and the benefit returned. */
  givesUpAt: Nullable(Instant),
  /** 1: the hospital has received it. */
  isWithHospital: OneOf([0, 1]),
})
export type RoomStatus = Static<typeof RoomStatus>

const shortFields = {
  id: Id,
  companyId: Id,
  familyId: Id,
  patientName: Type.String(),
  state: ConsultationState,
  labels: Type.Array(Type.String()),
  words: Type.String(),
  doctor: Nullable(Doctor),
  startedTime: Moment,
  endedTime: Nullable(Moment),
  /** Unread messages of the doctor. */
  unread: Type.Integer({ minimum: 0 }),
}

/** A row of the list of records. */
export const ConsultationRow = Type.Object({
  ...shortFields,
  diagnosis: Type.String(),
  hasPrescription: OneOf([0, 1]),
})
export type ConsultationRow = Static<typeof ConsultationRow>

export const Consultation = Type.Object({
  ...shortFields,
  standing: RoomStatus,
  payment: Payment,
  pictures: Type.Array(Type.String()),
  /** Null: not answered; an empty list: the member stated that there are none. */
  allergies: Nullable(Type.Array(Type.String())),
  patientAge: Nullable(Type.Integer({ minimum: 0 })),
  /** Why it ended without a doctor; empty otherwise. */
  cancelReason: Type.String(),
  /** The doctor's final summary. */
  summary: Type.String(),
  diagnosis: Type.String(),
  advice: Type.String(),
  followUpDay: Nullable(Day),
  prescriptions: Type.Array(Prescription),
  sickNotes: Type.Array(SickNote),
  /** The earlier consultation that this one follows up. */
  followsId: Nullable(Id),
  evaluation: Nullable(
    Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), words: Type.String() }),
  ),
})
export type Consultation = Static<typeof Consultation>
