import { Type, type TProperties } from '@sinclair/typebox'
import { Doctor, Instant, Medicine } from './consultation-shapes.ts'
import { fromPartner } from './partner-call.ts'
import { Day, Id, Nullable, Text, titled } from './shapes.ts'

const Answer = Type.Object({ code: Type.Integer(), msg: Type.String() })
/** The hospital's own numbers. */
const HospitalNo = (title: string) => titled(title, Type.String({ pattern: '^[\\w-]{1,64}$' }))

/** Each names our consultation and the time of the event. */
const about = <Rest extends TProperties>(rest: Rest) =>
  Type.Object({ inquiryNo: titled('问诊编号', Id), at: titled('时间', Instant), ...rest })

const jinli = fromPartner('jinli')

/** The JINLI hospital's notices about consultations. */
export const consultationEvents = {
  accepted: jinli.post(
    'jinli/inquiry/accepted',
    '医院通知：医生已接诊',
    'Event: a doctor accepted the inquiry',
    about({ doctor: Doctor }),
    Answer,
  ),
  declined: jinli.post(
    'jinli/inquiry/declined',
    '医院通知：无医生接诊',
    'Event: the inquiry was declined',
    about({ reason: titled('原因', Text(200)) }),
    Answer,
  ),
  doctorMessage: jinli.post(
    'jinli/inquiry/message',
    '医院通知：医生的文字或图片',
    'Event: the doctor sent a text, or a picture that the server fetches',
    about({
      messageNo: titled('消息编号', Id),
      words: Nullable(titled('内容', Text(2000, 1))),
      fileNo: Nullable(HospitalNo('文件编号')),
    }),
    Answer,
  ),
  doctorRead: jinli.post(
    'jinli/inquiry/read',
    '医院通知：医生已读',
    'Event: the doctor read up to this message',
    about({ messageNo: titled('消息编号', Id) }),
    Answer,
  ),
  doctorTyping: jinli.ask(
    'jinli/inquiry/typing',
    '医院通知：医生正在输入',
    'Event: the doctor is typing',
    about({}),
    Answer,
  ),
  prescribed: jinli.post(
    'jinli/inquiry/prescription',
    '医院通知：医生开了处方',
    'Event: the doctor issued a prescription',
    about({
      prescriptionNo: HospitalNo('处方编号'),
      diagnosis: titled('诊断', Text(200, 1)),
      advice: titled('医嘱', Text(1000)),
      medicines: Type.Array(Medicine, { title: '药品', minItems: 1, maxItems: 5 }),
    }),
    Answer,
  ),
  sickNote: jinli.post(
    'jinli/inquiry/sickNote',
    '医院通知：医生开了病假建议',
    'Event: the doctor issued a sick note',
    about({
      noteNo: HospitalNo('病假单编号'),
      diagnosis: titled('诊断', Text(200, 1)),
      fromDay: titled('开始日期', Day),
      days: Type.Integer({ title: '天数', minimum: 1, maximum: 30 }),
      words: titled('建议', Text(500)),
    }),
    Answer,
  ),
  hospitalEnded: jinli.post(
    'jinli/inquiry/ended',
    '医院通知：医生结束问诊',
    'Event: the doctor ended the consultation',
    about({
      summary: titled('小结', Text(1000)),
      diagnosis: titled('诊断', Text(200)),
      advice: titled('建议', Text(1000)),
      followUpDay: Nullable(titled('复诊日期', Day)),
    }),
    Answer,
  ),
  prescriptionPassed: jinli.post(
    'jinli/prescription/passed',
    '医院通知：处方审核通过',
    'Event: the pharmacist approved a prescription',
    about({ prescriptionNo: HospitalNo('处方编号'), pharmacist: titled('药师', Text(50)) }),
    Answer,
  ),
  prescriptionRefused: jinli.post(
    'jinli/prescription/refused',
    '医院通知：处方被驳回',
    'Event: the pharmacist rejected a prescription',
    about({
      prescriptionNo: HospitalNo('处方编号'),
      pharmacist: titled('药师', Text(50)),
      reason: titled('原因', Text(200, 1)),
    }),
    Answer,
  ),
}
