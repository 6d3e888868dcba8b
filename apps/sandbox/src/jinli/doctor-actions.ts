import { randomUUID } from 'node:crypto'
import { inquiryEvents, type InquiryEvent } from '@yf/partner-contract/jinli-inquiries'
import type { PartnerNotice } from '../frame/notify.ts'
import type { PartnerContext } from '../frame/partner.ts'
import type { FormFields } from '../page/controls-page.ts'
import { drawnPicture } from './drawn-picture.ts'
import type { Inquiries, Inquiry } from './inquiries.ts'
import { doctors, introduced } from './doctors.ts'
import { medicineOf, medicines } from './medicines.ts'
import type { LinkRequest } from './link-request.ts'

/** Fills in a default if the doctor wrote nothing, so that testers may just press the button. */
const or = (entered: string | undefined, usual: string): string => entered?.trim() || usual

interface InquiryNotice {
  readonly event: InquiryEvent
  readonly data: object
}

/** The result, or why the action is impossible now. */
export type DoctorActionOutcome = { readonly kind: 'done' } | { readonly kind: 'no'; readonly why: string }

type DoctorAction = (
  inquiry: Inquiry,
  fields: FormFields,
  context: { inquiries: Inquiries; now: number },
) => InquiryNotice | string

const onlyOpen = (inquiry: Inquiry, action: () => InquiryNotice): InquiryNotice | string =>
  inquiry.state === 'open' ? action() : '请先接诊，或问诊已结束'

const write: DoctorAction = (inquiry, fields, { now }) =>
  onlyOpen(inquiry, () => {
    const message = {
      by: 'doctor',
      id: randomUUID(),
      words: or(fields.words, '请问症状持续多久了？'),
      fileNo: null,
    } as const
    inquiry.messages.push({ ...message, writtenAt: now })
    return { event: 'message', data: { messageNo: message.id, words: message.words, fileNo: null } }
  })

const picture: DoctorAction = (inquiry, fields, { inquiries, now }) =>
  onlyOpen(inquiry, () => {
    const fileNo = `F${randomUUID()}`
    const base64 = or(fields.base64, drawnPicture().toString('base64'))
    inquiries.keepFile({ fileNo, contentType: 'image/png', base64 })
    const id = randomUUID()
    inquiry.messages.push({ by: 'doctor', id, words: null, fileNo, writtenAt: now })
    return { event: 'message', data: { messageNo: id, words: null, fileNo } }
  })

const prescribe: DoctorAction = (inquiry, fields, { now }) =>
  onlyOpen(inquiry, () => {
    const codes = or(fields.codes, medicines[0]?.code ?? '').split(',')
    const chosen = codes.flatMap((code) => medicineOf(code.trim()) ?? [])
    const prescriptionNo = `RX${randomUUID()}`
    const diagnosis = or(fields.diagnosis, '急性上呼吸道感染')
    const names = chosen.map(({ name }) => name)
    inquiry.prescribed.push({ prescriptionNo, names, diagnosis, writtenAt: now, review: 'waiting' })
    const quantity = Number(fields.quantity) || 1
    return {
      event: 'prescription',
      data: {
        prescriptionNo,
        diagnosis,
        advice: or(fields.advice, '多饮水，注意休息，症状加重请及时到医院就诊'),
        medicines: chosen.map((medicine) => ({ ...medicine, quantity })),
      },
    }
  })

const sickNote: DoctorAction = (inquiry, fields, { now }) =>
  onlyOpen(inquiry, () => ({
    event: 'sickNote',
    data: {
      noteNo: `SN${randomUUID()}`,
      diagnosis: or(fields.diagnosis, '急性上呼吸道感染'),
      fromDay: or(fields.fromDay, new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)),
      days: Number(fields.days) || 2,
      words: or(fields.words, '建议休息，按时服药'),
    },
  }))

const doctorActions: Readonly<Record<string, DoctorAction>> = {
  take: (inquiry, fields) => {
    if (inquiry.state !== 'waiting') return '已有医生接诊，或问诊已取消'
    const wished = doctors.find(({ doctorNo }) => doctorNo === inquiry.doctorNo)
    const doctor = doctors.find(({ name }) => name === fields.doctor) ?? wished ?? doctors[0]
    Object.assign(inquiry, { state: 'open', doctor: doctor.name })
    return { event: 'accepted', data: { doctor: introduced(doctor) } }
  },
  decline: (inquiry, fields) => {
    if (inquiry.state !== 'waiting') return '已有医生接诊，或问诊已取消'
    inquiry.state = 'declined'
    return { event: 'declined', data: { reason: or(fields.reason, '当前没有合适的医生') } }
  },
  write,
  picture,
  prescribe,
  'sick-note': sickNote,
  typing: (inquiry) => onlyOpen(inquiry, () => ({ event: 'typing', data: {} })),
  read: (inquiry) => {
    const last = inquiry.messages.findLast(({ by }) => by === 'patient')
    return last ? { event: 'read', data: { messageNo: last.id } } : '患者还没有发消息'
  },
  end: (inquiry, fields) =>
    onlyOpen(inquiry, () => {
      inquiry.state = 'ended'
      return {
        event: 'ended',
        data: {
          summary: or(fields.summary, '已了解病情并给出处理建议'),
          diagnosis: or(fields.diagnosis, '急性上呼吸道感染'),
          advice: or(fields.advice, '多饮水，注意休息'),
          followUpDay: fields.followUpDay?.trim() || null,
        },
      }
    }),
}

export const doctorActionNames = Object.keys(doctorActions)

const review = (
  inquiry: Inquiry,
  prescriptionNo: string,
  fields: FormFields,
  isPassed: boolean,
): InquiryNotice | string => {
  const prescribed = inquiry.prescribed.find((one) => one.prescriptionNo === prescriptionNo)
  if (prescribed?.review !== 'waiting') return '处方不存在或已审核'
  prescribed.review = isPassed ? 'passed' : 'refused'
  const data = { prescriptionNo, pharmacist: '周药师' }
  return isPassed
    ? { event: 'passed', data }
    : { event: 'refused', data: { ...data, reason: or(fields.reason, '剂量超出常规用量，请医生调整') } }
}

/** The doctors' and the pharmacist's side. Notices of one consultation are sent in the order of their events. */
export function createDoctorActions(inquiries: Inquiries, ctx: PartnerContext<LinkRequest>) {
  const lines = new Map<string, Promise<void>>()

  function notify(inquiry: Inquiry, { event, data }: InquiryNotice): DoctorActionOutcome {
    const { path, type } = inquiryEvents[event]
    const { inquiryNo } = inquiry
    const notice: PartnerNotice = {
      key: inquiry.mobile,
      logName: inquiryNo,
      path,
      secret: ctx.settings.jinliAppSecret,
      event: { id: `JL-${randomUUID()}`, type, data: { inquiryNo, at: ctx.now().getTime(), ...data } },
    }
    const before = lines.get(inquiryNo) ?? Promise.resolve()
    lines.set(
      inquiryNo,
      before.then(() => ctx.notify(notice)),
    )
    return { kind: 'done' }
  }
  const concluded = (inquiry: Inquiry, result: InquiryNotice | string): DoctorActionOutcome =>
    typeof result === 'string' ? { kind: 'no', why: result } : notify(inquiry, result)
  const unknown: DoctorActionOutcome = { kind: 'no', why: '问诊不存在' }

  return {
    do(inquiryNo: string, name: string, fields: FormFields): DoctorActionOutcome {
      const inquiry = inquiries.of(inquiryNo)
      const action = doctorActions[name]
      if (!inquiry || !action) return unknown
      return concluded(inquiry, action(inquiry, fields, { inquiries, now: ctx.now().getTime() }))
    },
    review(
      inquiryNo: string,
      prescriptionNo: string,
      isPassed: boolean,
      fields: FormFields,
    ): DoctorActionOutcome {
      const inquiry = inquiries.of(inquiryNo)
      return inquiry ? concluded(inquiry, review(inquiry, prescriptionNo, fields, isPassed)) : unknown
    },
  }
}

export type DoctorActions = ReturnType<typeof createDoctorActions>
