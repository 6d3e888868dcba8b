import type { Input, Output } from '@yf/contract/call'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'

export type QueueList = NonNullable<Input<typeof claimsAdminCalls.queue>['list']>
export type QueueCounts = Output<typeof claimsAdminCalls.counts>

export interface ListRow {
  readonly list: QueueList
  readonly name: string
  /** Shown when the list is empty. */
  readonly empty: string
  readonly count: (counts: QueueCounts) => number | null
}

export const queueLists: readonly ListRow[] = [
  { list: 'open', name: '待处理', empty: '没有等待处理的案件，辛苦了', count: ({ open }) => open },
  { list: 'mine', name: '我的', empty: '您手上没有案件，可以从「待处理」受理', count: ({ mine }) => mine },
  { list: 'late', name: '将超时', empty: '没有将要超时的案件', count: ({ late }) => late },
  { list: 'second', name: '待复核', empty: '没有等待复核的案件', count: ({ second }) => second },
  { list: 'asked', name: '待补充', empty: '没有等待会员补充资料的案件', count: ({ asked }) => asked },
  { list: 'appeal', name: '复核申请', empty: '没有等待复核的申请', count: ({ appeal }) => appeal ?? null },
  { list: 'all', name: '全部', empty: '没有符合条件的案件', count: () => null },
]

export const listOf = (name: string | undefined): ListRow =>
  queueLists.find(({ list }) => list === name) ?? queueLists[0]!
