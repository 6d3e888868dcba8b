import { shortened, type AuditActionRows } from './row.ts'

interface NamedEntry {
  readonly name: string
}

/** Null: a new entry. */
type SavedEntry = NamedEntry & { readonly changes: string | null }

type ClosedEntry = NamedEntry & { readonly isClosed: boolean }

interface ImportedHospitals {
  readonly added: number
  readonly changed: number
}

interface OfferText {
  readonly companyName: string
  readonly title: string
}

interface FreeBenefit {
  readonly companyName: string
  readonly title: string
  /** What it gives, or what was changed. */
  readonly lines: readonly string[]
}

const savedText = ({ name, changes }: SavedEntry) =>
  changes === null ? `${name}：新增` : shortened(`${name}：${changes}`)
const benefitText = ({ companyName, title, lines }: FreeBenefit) =>
  shortened(`${companyName}「${title}」：${lines.join('；')}`)
const offerText = ({ companyName, title }: OfferText) => `${companyName}「${title}」`

/** The directories that all companies share, and the manuals of each. */
export const catalogueActions = {
  saveHospital: { kind: 'catalogue', words: '维护医院', text: savedText },
  closeHospital: {
    kind: 'catalogue',
    words: '关停或恢复医院',
    text: ({ name, isClosed }: ClosedEntry) => `${name}：${isClosed ? '关停' : '恢复'}`,
  },
  importHospitals: {
    kind: 'catalogue',
    words: '导入医院',
    text: ({ added, changed }: ImportedHospitals) => `新增 ${added} 家，修改 ${changed} 家`,
  },
  saveDiseaseLabel: { kind: 'catalogue', words: '维护常见症状', text: savedText },
  saveExclusionGroup: { kind: 'catalogue', words: '维护除外责任组', text: savedText },
  removeExclusionGroup: { kind: 'catalogue', words: '删除除外责任组', text: ({ name }: NamedEntry) => name },
  addManual: { kind: 'catalogue', words: '上传使用手册', text: offerText },
  changeManual: { kind: 'catalogue', words: '修改使用手册', text: offerText },
  addBenefit: { kind: 'companies', words: '新建企业权益', text: offerText },
  removeBenefit: { kind: 'companies', words: '删除企业权益', text: offerText },
  addMedicalService: { kind: 'companies', words: '新建高端医疗服务', text: offerText },
  removeMedicalService: { kind: 'companies', words: '删除高端医疗服务', text: offerText },
  addFreeBenefit: { kind: 'cards', words: '新建免费权益', text: benefitText },
  changeFreeBenefit: { kind: 'cards', words: '修改免费权益', text: benefitText },
  removeManual: { kind: 'catalogue', words: '删除使用手册', text: offerText },
} as const satisfies AuditActionRows
