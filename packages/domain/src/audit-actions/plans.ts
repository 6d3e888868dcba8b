import { shortened, type AuditActionRows } from './row.ts'

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
} as const satisfies AuditActionRows
