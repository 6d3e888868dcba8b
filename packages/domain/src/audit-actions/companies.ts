import { companyStatuses, type CompanyStatus } from '../company-status.ts'
import { shortened, type AuditActionRows } from './row.ts'

interface NamedRow {
  readonly name: string
}

/** Each change with the value before and after; a new row has only values. */
interface Changed extends NamedRow {
  readonly changes: readonly string[]
}

interface CompanyAdded extends Changed {
  /** The company that it was copied from; null: set up from nothing. */
  readonly copiedFrom: string | null
}

interface StatusChange extends NamedRow {
  readonly from: CompanyStatus
  readonly to: CompanyStatus
}

const changedText = ({ name, changes }: Changed): string => shortened(`${name}：${changes.join('；')}`)
const nameText = ({ name }: NamedRow): string => name
const addedText = ({ copiedFrom, ...added }: CompanyAdded): string =>
  copiedFrom === null ? changedText(added) : shortened(`${changedText(added)}；复制自 ${copiedFrom}`)
const statusText = ({ name, from, to }: StatusChange): string =>
  `${name}：${companyStatuses[from]} → ${companyStatuses[to]}`

/** Groups, companies, and what they need before their people come in. A secret never appears here. */
export const companyActions = {
  addGroup: { kind: 'companies', words: '新建集团', text: nameText },
  changeGroup: { kind: 'companies', words: '修改集团', text: changedText },
  addCompany: { kind: 'companies', words: '新建企业', text: addedText },
  changeCompany: { kind: 'companies', words: '修改企业', text: changedText },
  changeCompanyStatus: { kind: 'companies', words: '启用或停用企业', text: statusText },
  changeFunctions: { kind: 'companies', words: '修改企业价格与功能', text: changedText },
  changeClaimRules: { kind: 'companies', words: '修改理赔规则', text: changedText },
  changeTheme: { kind: 'companies', words: '修改企业主题', text: changedText },
  changeLoginTheme: { kind: 'companies', words: '修改登录主题', text: changedText },
  removeLoginTheme: { kind: 'companies', words: '删除登录主题', text: nameText },
  changeCompanyPartner: { kind: 'companies', words: '修改企业合作方', text: changedText },
  addChannel: { kind: 'companies', words: '新建合作渠道', text: changedText },
  changeChannel: { kind: 'companies', words: '修改合作渠道', text: changedText },
  rotateChannelSecret: { kind: 'companies', words: '更换合作渠道密钥', text: nameText },
  addWorkChatApp: { kind: 'companies', words: '新建办公应用', text: changedText },
  changeWorkChatApp: { kind: 'companies', words: '修改办公应用', text: changedText },
  rotateWorkChatSecret: { kind: 'companies', words: '更换办公应用密钥', text: nameText },
  removeWorkChatApp: { kind: 'companies', words: '删除办公应用', text: nameText },
} as const satisfies AuditActionRows
