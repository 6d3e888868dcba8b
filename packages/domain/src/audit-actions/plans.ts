import { shortened, spanText, type AuditActionRows } from './row.ts'

interface AuditedVersion {
  readonly name: string
  readonly no: number
}

type ChangedVersion = AuditedVersion & { readonly changes: readonly string[] }

interface ApprovedVersion extends AuditedVersion {
  readonly startDay: string
  readonly note: string
}

type ReturnedVersion = AuditedVersion & { readonly note: string }

const versionText = ({ name, no }: AuditedVersion): string => `${name} 第 ${no} 版`
const changedText = ({ changes, ...version }: ChangedVersion): string =>
  shortened([versionText(version), ...changes].join('；'))

interface AuditedContract {
  readonly companyName: string
  readonly contractNo: string
}

type ChangedContract = AuditedContract & { readonly changes: readonly string[] }

interface DecidedContract extends AuditedContract {
  readonly no: number
  readonly note: string
}

const contractText = ({ companyName, contractNo }: AuditedContract): string => `${companyName} ${contractNo}`
const contractChangeText = ({ changes, ...contract }: ChangedContract): string =>
  shortened([contractText(contract), ...changes].join('；'))
const contractVersionText = ({ no, ...contract }: AuditedContract & { readonly no: number }): string =>
  `${contractText(contract)}${no === 1 ? '' : ` 第 ${no - 1} 次批改`}`
const decidedText = ({ note, ...contract }: DecidedContract): string =>
  `${contractVersionText(contract)}${note ? `：${note}` : ''}`

interface AuditedTrial extends AuditedVersion {
  readonly first: string
  readonly last: string
}

const trialText = ({ first, last, ...version }: AuditedTrial): string =>
  `${versionText(version)}，${spanText(first, last)}`

export const planActions = {
  addPlan: { kind: 'plans', words: '新建方案', text: ({ name }: { readonly name: string }) => name },
  changePlan: { kind: 'plans', words: '修改方案草稿', text: changedText },
  copyPlan: {
    kind: 'plans',
    words: '复制方案版本',
    text: ({ from, ...version }: AuditedVersion & { readonly from: number }) =>
      `${versionText(version)}，复制自第 ${from} 版`,
  },
  submitPlan: { kind: 'plans', words: '提交方案审核', text: changedText },
  withdrawPlan: { kind: 'plans', words: '撤回方案审核', text: versionText },
  approvePlan: {
    kind: 'plans',
    words: '通过方案版本',
    text: ({ startDay, note, ...version }: ApprovedVersion) =>
      `${versionText(version)}，${startDay} 起生效${note ? `：${note}` : ''}`,
  },
  returnPlan: {
    kind: 'plans',
    words: '退回方案版本',
    text: ({ note, ...version }: ReturnedVersion) => `${versionText(version)}：${note}`,
  },
  startTrialRun: {
    kind: 'plans',
    words: '开始规则试算',
    text: ({ companies, ...trial }: AuditedTrial & { readonly companies: number }) =>
      `${trialText(trial)}，${companies} 家企业`,
  },
  cancelTrialRun: { kind: 'plans', words: '取消规则试算', text: trialText },
  readTrialCase: { kind: 'read', words: '查看试算案件', text: null },
  takeTrialRun: { kind: 'read', words: '下载试算结果', text: trialText },
  addContract: { kind: 'plans', words: '新建合同', text: contractChangeText },
  changeContract: { kind: 'plans', words: '修改合同草稿', text: contractChangeText },
  endorseContract: { kind: 'plans', words: '编写合同批改', text: contractChangeText },
  submitContract: { kind: 'plans', words: '提交合同审核', text: contractVersionText },
  withdrawContract: { kind: 'plans', words: '撤回合同审核', text: contractVersionText },
  approveContract: { kind: 'plans', words: '通过合同或批改', text: decidedText },
  returnContract: { kind: 'plans', words: '退回合同或批改', text: decidedText },
} as const satisfies AuditActionRows
