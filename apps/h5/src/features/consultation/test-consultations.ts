import type { Quote } from '@yf/contract/consultation'
import type {
  Consultation,
  ConsultationRow,
  Prescription,
  RoomMessage,
  RoomStatus,
} from '@yf/contract/consultation-shapes'
import type { FamilyMember } from '@yf/contract/family'

/** Test data: 林晓, the family and the consultations. */
export const id = '6f1d2c3b-0000-4000-8000-000000000001'

export const self = {
  id: 'me',
  name: '林晓',
  relation: 'self',
  gender: 2,
  birth: '1990-05-02',
  hasAccount: 1,
} as FamilyMember
export const child = {
  ...self,
  id: 'child',
  name: '林小满',
  relation: 'child',
  hasAccount: 0,
} as FamilyMember
export const spouse = { ...self, id: 'spouse', name: '陈默', relation: 'spouse' } as FamilyMember

export const doctor = { name: '王若谷', title: '主治医师', department: '内科', hospital: '金利互联网医院' }

export const quote: Quote = {
  priceFen: 4900,
  selfFen: 0,
  payer: 'benefit',
  right: { name: '在线问诊', left: 2, total: 3, endTime: '2027-12-31 23:59:59' },
  waitingMinutes: 8,
  givesUpAfterMinutes: 30,
  patientAge: 36,
  allergies: null,
  labelIds: [],
  openId: null,
}

export const roomStatus: RoomStatus = {
  state: 2,
  seq: 0,
  doctorReadSeq: 0,
  givesUpAt: null,
  isWithHospital: 1,
}

export const consultation: Consultation = {
  id,
  companyId: 'c1',
  familyId: 'me',
  patientName: '林晓',
  state: 2,
  labels: ['头痛'],
  words: '头痛两天',
  doctor,
  startedTime: '2026-11-16 09:30:00',
  endedTime: null,
  unread: 0,
  payment: null,
  standing: roomStatus,
  pictures: [],
  allergies: ['青霉素'],
  patientAge: 36,
  cancelReason: '',
  summary: '',
  diagnosis: '',
  advice: '',
  followUpDay: null,
  prescriptions: [],
  sickNotes: [],
  followsId: null,
  evaluation: null,
}

export const prescription: Prescription = {
  id: 'rx1',
  consultationId: id,
  familyId: 'me',
  patientName: '林晓',
  doctor: { name: '王若谷', department: '内科' },
  diagnosis: '紧张性头痛',
  advice: '多休息',
  medicines: [
    {
      code: 'M1',
      name: '布洛芬缓释胶囊',
      spec: '0.3g×20粒',
      quantity: 1,
      usage: '一次1粒，一日2次',
      priceFen: 2380,
    },
  ],
  state: 2,
  refusal: '',
  isUsable: 1,
  writtenTime: '2026-11-16 09:40:00',
  validUntil: '2099-11-19 09:40:00',
  totalFen: 2380,
}

export const ended: Consultation = {
  ...consultation,
  state: 3,
  endedTime: '2026-11-16 09:55:00',
  standing: { ...roomStatus, state: 3 },
  summary: '头痛两天，无发热',
  diagnosis: '紧张性头痛',
  advice: '规律作息',
  followUpDay: '2026-11-23',
  prescriptions: [prescription],
  sickNotes: [{ id: 'n1', diagnosis: '紧张性头痛', fromDay: '2026-11-16', days: 3, words: '居家休息' }],
}

export const cancelled: Consultation = {
  ...consultation,
  state: 4,
  doctor: null,
  standing: { ...roomStatus, state: 4 },
  cancelReason: '等待超时，医生未能接诊，权益次数已退回，您可以重新发起',
}

export const row: ConsultationRow = { ...consultation, diagnosis: '', hasPrescription: 0 }

const noon = Date.parse('2026-11-16T04:00:00Z')

/** A message of the doctor, written the given number of minutes after noon. */
export const doctorMessage = (
  name: string,
  seq: number,
  minute: number,
  what: Partial<RoomMessage> = {},
): RoomMessage => ({
  id: `m-${name}`,
  seq,
  speaker: 'doctor',
  kind: 'words',
  words: name,
  picture: null,
  cardId: null,
  writtenAt: noon + minute * 60_000,
  ...what,
})
