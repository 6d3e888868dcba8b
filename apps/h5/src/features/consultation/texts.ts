import type { Consultation, Prescription } from '@yf/contract/consultation-shapes'
import { consultationStateName, consultationStates, type ConsultationState } from '@yf/domain/consultation'
import { fromMoment } from '@yf/domain/dates'
import { prescriptionStateName, prescriptionStates } from '@yf/domain/prescription'
import { nearMomentText } from '@yf/domain/near-days'
import type { ChipTone } from '#ui/chip/chip.tsx'

export interface StateLabel {
  readonly word: string
  readonly tone: ChipTone
}

const tones: Readonly<Record<ConsultationState, ChipTone>> = {
  1: 'warning',
  2: 'info',
  3: 'success',
  4: 'neutral',
  5: 'warning',
}

export const stateLabel = (state: ConsultationState): StateLabel => ({
  word: consultationStateName(state),
  tone: tones[state],
})

const prescriptionTones: Readonly<Record<Prescription['state'], ChipTone>> = {
  1: 'warning',
  2: 'success',
  3: 'info',
  4: 'success',
  5: 'danger',
}

type PrescriptionValidity = Pick<Prescription, 'state' | 'isUsable' | 'validUntil'>

/** Approved but unused, and its three days are over. */
export const isExpired = ({ state, isUsable }: PrescriptionValidity): boolean =>
  state === prescriptionStates.passed && isUsable === 0

export const prescriptionLabel = (prescription: PrescriptionValidity): StateLabel =>
  isExpired(prescription)
    ? { word: '已过期', tone: 'neutral' }
    : { word: prescriptionStateName(prescription.state), tone: prescriptionTones[prescription.state] }

/** What the member can do with a prescription now, as one sentence. */
export function prescriptionNote(
  prescription: PrescriptionValidity & Pick<Prescription, 'refusal'>,
  now: Date,
): string {
  const { state, validUntil, refusal } = prescription
  if (state === prescriptionStates.refused) return refusal || '药师未通过这张处方，请联系医生重新开具'
  if (state === prescriptionStates.reviewing) return '药师审核中，通过后会通知您'
  if (state === prescriptionStates.ordered) return '已用于药品订单，不能再次使用'
  if (state === prescriptionStates.delivered) return '药品已送达，请按医嘱用药'
  if (isExpired(prescription)) return '处方三天内有效，已过期；如仍需用药请再次咨询医生'
  const hours = Math.max(1, Math.floor((fromMoment(validUntil).getTime() - now.getTime()) / 3_600_000))
  return `有效期至${nearMomentText(validUntil)}，还剩${hours < 48 ? `${hours}小时` : `${Math.floor(hours / 24)}天`}`
}

/** 王若谷 主治医师 · 内科, or that there is no doctor. */
export function doctorLine({ doctor, state }: Pick<Consultation, 'doctor' | 'state'>): string {
  if (doctor) return `${doctor.name} ${doctor.title} · ${doctor.department}`
  if (state === consultationStates.unpaid) return '付款后为您安排医生'
  return isWaiting(state) ? '正在为您安排医生' : '没有医生接诊'
}

/** 头痛、发热, or the beginning of the description. */
export const complaintOf = ({ labels, words }: Pick<Consultation, 'labels' | 'words'>): string =>
  labels.length > 0 ? labels.join('、') : words

/** The title of an open room. */
export const isWaiting = (state: ConsultationState): boolean => state === consultationStates.waiting

/** Null means that nobody answered; only an empty list means that there are none. */
export const allergyText = (allergies: readonly string[] | null): string =>
  allergies === null ? '未填写' : allergies.join('、') || '无'
