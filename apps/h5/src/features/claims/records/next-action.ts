import type { CaseSummary } from '@yf/contract/claim-shapes'
import { canCancel, caseStates, type CaseState } from '@yf/domain/claim-case'

/** What a member can do with a case in the list; the first is the action that the case waits for. */
export type CaseAction = 'resume' | 'drop' | 'cancel' | 'withdraw' | 'supplement' | 'result' | 'resubmit'

export const actionNames: Readonly<Record<CaseAction, string>> = {
  resume: '继续填写',
  drop: '删除草稿',
  cancel: '取消申请',
  withdraw: '撤销申请',
  supplement: '去补充',
  result: '查看结果',
  resubmit: '重新申请',
}

const main: Readonly<Partial<Record<CaseState, CaseAction>>> = {
  [caseStates.draft]: 'resume',
  [caseStates.supplementing]: 'supplement',
  [caseStates.paying]: 'result',
  [caseStates.paid]: 'result',
  [caseStates.rejected]: 'result',
  [caseStates.cancelled]: 'resubmit',
  [caseStates.withdrawn]: 'resubmit',
}

/** The action shown on the row itself. */
export const mainAction = (state: CaseState): CaseAction | null => main[state] ?? null

/** The actions in the row's menu. */
export function otherActions({
  state,
  canWithdraw,
}: Pick<CaseSummary, 'state' | 'canWithdraw'>): CaseAction[] {
  if (state === caseStates.draft) return ['drop']
  if (state === caseStates.rejected) return ['resubmit']
  if (canCancel(state)) return ['cancel']
  return canWithdraw === 1 ? ['withdraw'] : []
}

export const undoing: ReadonlySet<CaseAction> = new Set(['drop', 'cancel', 'withdraw'])

export type CaseFilter = 'all' | 'draft' | 'running' | 'supplement' | 'closed'

export const filters: readonly { value: CaseFilter; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'draft', label: '草稿' },
  { value: 'running', label: '处理中' },
  { value: 'supplement', label: '待补充' },
  { value: 'closed', label: '已结案' },
]

const states: Readonly<Record<Exclude<CaseFilter, 'all'>, readonly CaseState[]>> = {
  draft: [caseStates.draft],
  running: [
    caseStates.submitted,
    caseStates.reviewing,
    caseStates.adjudicating,
    caseStates.paying,
    caseStates.appealed,
  ],
  supplement: [caseStates.supplementing],
  closed: [caseStates.paid, caseStates.rejected, caseStates.cancelled, caseStates.withdrawn],
}

/** As the list call expects it: states separated by commas; nothing for all. */
export const statusOf = (filter: CaseFilter): { status?: string } =>
  filter === 'all' ? {} : { status: states[filter].join(',') }

/** Parses a filter from an address. */
export const filterOf = (text: string | undefined): CaseFilter =>
  filters.find(({ value }) => value === text)?.value ?? 'all'

/**
 * Before the decision the amount is unknown, and a case without payout shows none. During an appeal or after a
 * reopening by staff, the amount is that of the previous decision.
 */
export const amountLabel = ({ state, payableFen }: Pick<CaseSummary, 'state' | 'payableFen'>): string => {
  if (payableFen === null || state === caseStates.rejected) return ''
  if (state === caseStates.paid) return '已赔付'
  if (state === caseStates.paying) return '应赔付'
  return payableFen > 0 ? '原决定赔付' : ''
}
