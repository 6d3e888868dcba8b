import { Type, type Static } from '@sinclair/typebox'
import { main, prefixes } from './call.ts'
import {
  Consultation,
  ConsultationRow,
  ConsultationState,
  Instant,
  Prescription,
  RoomMessage,
  RoomStatus,
} from './consultation-shapes.ts'
import { PayFen } from './self-paying.ts'
import {
  ByCompany,
  CompanyId,
  Done,
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const ConsultationId = titled('问诊', Id)
const ById = Type.Object({ id: ConsultationId })
const FamilyId = titled('就诊人', Id)
const LabelIds = Type.Array(Id, { title: '症状', maxItems: 6, uniqueItems: true })
const Allergies = Type.Array(Text(30, 1), { title: '过敏史', maxItems: 10, uniqueItems: true })

/** Shown before the start: the price, the payer, and the expected wait. */
export const Quote = Type.Object({
  /** The value of a consultation. */
  priceFen: Fen,
  /** The member's share. */
  selfFen: Fen,
  /**
   * `self`: no benefit is left and the member pays; `none`: the company does not allow self-payment, so it cannot be
   * started.
   */
  payer: OneOf(['benefit', 'self', 'none']),
  right: Nullable(
    Type.Object({ name: Type.String(), left: Type.Integer(), total: Type.Integer(), endTime: Moment }),
  ),
  waitingMinutes: Type.Integer({ minimum: 1 }),
  /** After this many minutes without a doctor, the benefit or the money is returned. */
  givesUpAfterMinutes: Type.Integer({ minimum: 1 }),
  /** Of the patient, as far as known. */
  patientAge: Nullable(Type.Integer({ minimum: 0 })),
  /** Recorded earlier for this patient; null: not recorded, which differs from none. */
  allergies: Nullable(Type.Array(Type.String())),
  /** Chosen before (`addPrecheckLabel`). */
  labelIds: Type.Array(Id),
  /** The open consultation of this patient. */
  openId: Nullable(Id),
})
export type Quote = Static<typeof Quote>

export const DrugEquity = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  endTime: Moment,
  userFamilyId: Nullable(Id),
  total: Type.Integer(),
  used: Type.Integer(),
  left: Type.Integer(),
})

/**
 * The live room, outside the call table because its response does not end: `GET ?id=` with the session's token,
 * `text/event-stream`. `message` events carry a `RoomMessage` and its `seq` as their id; `standing` a `RoomStanding`;
 * `typing` nothing. A client reconnects with its last id as `Last-Event-ID`, or as `after` in the query.
 */
export const liveRoomPath = `${prefixes.main}jlDoctor/inquiry/live`

export const consultationCalls = {
  quote: main.get(
    'jlDoctor/inquiry/quote',
    '问诊的费用、由谁支付与预计等待',
    'Price, payer and expected wait of a consultation',
    Type.Object({ companyId: CompanyId, familyId: FamilyId }),
    Quote,
    { refusals: ['patientHasAccount'] },
  ),
  choosePrecheckLabels: main.put(
    'medic/disease/addPrecheckLabel',
    '保存问诊前选择的症状',
    'Save the labels chosen before a consultation',
    Type.Object({ familyId: FamilyId, labelIds: LabelIds }),
    Done,
  ),
  start: main.post(
    'jlDoctor/saveHospitalCompanyInquiryRecord',
    '发起问诊',
    'Save an inquiry record',
    Type.Object({
      companyId: CompanyId,
      familyId: FamilyId,
      labelIds: LabelIds,
      words: titled('病情描述', Text(1000, 1)),
      pictureIds: Type.Array(Id, { title: '图片', maxItems: 9, uniqueItems: true }),
      allergies: Allergies,
      hasConsent: Type.Boolean({ title: '知情同意' }),
      /** Follow-up: the ended consultation that this one continues. */
      followsId: Type.Optional(titled('上次问诊', Id)),
      /** A preference, from `doctors`: if that doctor is not free, another takes the patient. */
      doctorNo: Type.Optional(titled('医生', Text(64, 1))),
      payFen: PayFen,
    }),
    Consultation,
    {
      idempotent: true,
      refusals: [
        'noConsultationLeft',
        'servicePriceChanged',
        'consentNeeded',
        'patientHasAccount',
        'consultationStands',
        'pictureGone',
      ],
    },
  ),
  list: main.get(
    'jlDoctor/seeDoctorList',
    '问诊记录',
    'Consultations, paged',
    Type.Object({
      ...PageQuery,
      companyId: CompanyId,
      familyId: Type.Optional(FamilyId),
      state: Type.Optional({ ...ConsultationState, title: '状态' }),
      keyword: Type.Optional(Keyword(40)),
    }),
    Page(ConsultationRow),
  ),
  detail: main.get('jlDoctor/getMedicDetail', '问诊详情', 'One consultation', ById, Consultation),
  cancel: main.get('jlDoctor/orderCancel', '取消问诊', 'Cancel a consultation', ById, Consultation, {
    refusals: ['consultationBegun', 'consultationOver'],
  }),
  prescriptions: main.get(
    'jlDoctor/medicRecordList',
    '处方记录',
    'Prescription records',
    Type.Object({ ...PageQuery, companyId: CompanyId, familyId: Type.Optional(FamilyId) }),
    Page(Prescription),
  ),
  drugEquity: main.get(
    'jlDoctor/userDrugEquityList',
    '药品权益',
    'Drug equity',
    ByCompany,
    Type.Array(DrugEquity),
  ),
  authCode: main.get(
    'jlDoctor/getAuthCode',
    '合作医院的授权码',
    'Partner authorisation code',
    ByCompany,
    Type.Object({ authCode: Type.String(), url: Type.String() }),
    { refusals: ['noDoctorEquity', 'hospitalUnreachable'] },
  ),

  // The room
  messages: main.get(
    'jlDoctor/inquiry/messages',
    '问诊室的新消息（无法实时接收时）',
    'New messages of a consultation, for clients without live updates',
    Type.Object({
      id: ConsultationId,
      after: Type.Integer({ title: '之后', minimum: 0, maximum: 1_000_000, default: 0 }),
    }),
    Type.Object({
      messages: Type.Array(RoomMessage),
      standing: RoomStatus,
      /** 1: there are more than one response holds; ask again after the last. */
      hasMore: OneOf([0, 1]),
    }),
    { silent: true },
  ),
  send: main.post(
    'jlDoctor/inquiry/send',
    '给医生发消息，同一编号只算一条',
    "Sends a message to the doctor; the client's id makes repetitions one message",
    Type.Object({
      id: ConsultationId,
      messageId: titled('消息', Id),
      writtenAt: { ...Instant, title: '时间' },
      words: Type.Optional(titled('内容', Text(1000, 1))),
      pictureId: Type.Optional(titled('图片', Id)),
    }),
    RoomMessage,
    { silent: true, refusals: ['consultationOver', 'consultationUnpaid', 'pictureGone', 'emptyMessage'] },
  ),
  typing: main.post(
    'jlDoctor/inquiry/typing',
    '用户正在输入',
    'Reports that the member is typing',
    ById,
    Done,
    {
      silent: true,
    },
  ),
  markRead: main.post(
    'jlDoctor/inquiry/read',
    '标为已读',
    'Marks messages as read up to this one',
    Type.Object({ id: ConsultationId, seq: Type.Integer({ title: '位置', minimum: 0, maximum: 1_000_000 }) }),
    Done,
    { silent: true },
  ),
  end: main.post(
    'jlDoctor/inquiry/end',
    '用户结束问诊',
    'Ends the consultation for the member',
    ById,
    Consultation,
    {
      refusals: ['consultationNotBegun'],
    },
  ),
  evaluate: main.post(
    'jlDoctor/inquiry/evaluate',
    '评价医生，只能一次',
    'Rates the doctor, once',
    Type.Object({
      id: ConsultationId,
      stars: Type.Integer({ title: '评分', minimum: 1, maximum: 5 }),
      words: titled('评价', Text(300)),
    }),
    Consultation,
    { refusals: ['consultationNotEnded', 'consultationEvaluated'] },
  ),
}
