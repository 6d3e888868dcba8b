import type { ApplyDraft, ApplyPage, ClaimMaterial, MaterialPage } from '@yf/contract/claim-shapes'

const policy = {
  id: 'p1',
  name: '补充医疗',
  insurer: '示例人寿',
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  leftFen: 500_000,
  visitTypes: ['outpatient' as const],
}
const self = {
  familyId: null,
  name: '林晓',
  relation: '本人',
  maskedCertificate: '990****1234',
  policies: [policy],
  refusal: null,
}
const father = {
  ...self,
  familyId: 'f1',
  name: '林建国',
  relation: '父母',
  policies: [],
  refusal: '没有可以理赔的保单',
}
export const applyPage: ApplyPage = {
  draft: null,
  members: [self, father],
  phone: '138****0001',
  email: null,
  tip: '请在就诊后 180 天内提交',
  singleFen: 1_000_000,
  mailAddress: '北京市朝阳区',
}
export const draft: ApplyDraft = {
  caseId: 'k1',
  caseNo: 'LP20261115ABCDEFGH',
  flow: 'new',
  state: 0,
  step: 1,
  insuredName: '林晓',
  bankCard: null,
  updateTime: '2026-11-15 10:00:00',
  familyId: null,
  policyId: 'p1',
  visitType: 'outpatient',
  visitStart: '2026-11-01',
  visitEnd: '2026-11-01',
  hospital: '北京医院',
  diagnosis: null,
  accidentNote: null,
  phone: '138****0001',
  email: null,
}
export const receipt = {
  id: 'r1',
  materialId: 'm1',
  isSure: 0 as const,
  isConfirmed: 0 as const,
  doubtful: ['invoiceNumber'],
  usedBy: null,
  invoiceCode: '',
  invoiceNumber: '12345678',
  day: '2026-11-01',
  billedFen: 12_850,
  socialFen: 0,
  payer: '林晓',
  hospital: '北京医院',
}
export const material: ClaimMaterial = {
  id: 'm1',
  kind: 'receipt',
  isKindGiven: 0,
  isSaved: 1,
  name: '照片1.jpg',
  page: 1,
  url: `/files/${'a'.repeat(32)}`,
  contentType: 'image/jpeg',
  state: 'read',
  failure: null,
  fields: [],
  receipt,
  resembles: null,
  createTime: '2026-11-15 10:00:00',
}
export const materialPage: MaterialPage = {
  draft: { ...draft, step: 3 },
  needs: [
    { kind: 'receipt', name: '发票/收据', isRequired: 1, count: 1, hint: '' },
    { kind: 'medicalRecord', name: '病历', isRequired: 1, count: 0, hint: '含诊断' },
    { kind: 'other', name: '其他', isRequired: 0, count: 0, hint: '' },
  ],
  materials: [material],
  checks: [
    { kind: 'missing', level: 'stops', words: '缺少病历', materialId: null, materialKind: 'medicalRecord' },
  ],
  estimate: { billedFen: 12_850, payableFen: 10_280, lines: [], isAtOnce: 0 },
  singleFen: 1_000_000,
  mailAddress: '北京市朝阳区',
  mostFiles: 60,
  askedFor: null,
}
