/** Decisions §6: kinds of material, and which of them a visit needs. */
export const materialKinds = {
  receipt: '发票/收据',
  feeList: '费用清单',
  medicalRecord: '病历',
  diagnosis: '诊断证明',
  dischargeSummary: '出院小结',
  idCard: '身份证',
  bankCard: '银行卡',
  other: '其他',
} as const
export type MaterialKind = keyof typeof materialKinds

export const visitTypes = {
  outpatient: '门诊',
  emergency: '急诊',
  inpatient: '住院',
  dental: '牙科',
  maternity: '生育',
  accident: '意外',
} as const
export type VisitType = keyof typeof visitTypes

/** Has a first and a last day; everything else is a visit of one day. */
export const visitIsStay = (visit: VisitType): boolean => visit === 'inpatient' || visit === 'maternity'

/** The application asks for bank card and ID card elsewhere, so no list here contains them. */
const required: Readonly<Record<VisitType, readonly MaterialKind[]>> = {
  outpatient: ['receipt', 'medicalRecord'],
  emergency: ['receipt', 'medicalRecord'],
  inpatient: ['receipt', 'feeList', 'dischargeSummary'],
  dental: ['receipt', 'feeList', 'medicalRecord'],
  maternity: ['receipt', 'feeList', 'diagnosis'],
  accident: ['receipt', 'medicalRecord', 'diagnosis'],
}

export const requiredMaterials = (visit: VisitType): readonly MaterialKind[] => required[visit]

export const missingMaterials = (visit: VisitType, present: readonly MaterialKind[]): MaterialKind[] =>
  required[visit].filter((kind) => !present.includes(kind))
