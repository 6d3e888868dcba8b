import { staffCalls } from '@yf/contract/staff'
import type { DeniedRequestRow } from '@yf/contract/audit-log-shapes'
import { Segmented, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { OnwardTable } from '#ui/paged-table/onward-table.tsx'
import text from '#ui/quiet.module.css'

const pageSize = 50

/** 10:00:05–10:41:20, on the day shown before it. */
const span = ({ firstTime, lastTime }: DeniedRequestRow): string =>
  firstTime === lastTime ? firstTime : `${firstTime} 至 ${lastTime.slice(11)}`

const columns: TableColumnsType<DeniedRequestRow> = [
  { title: '时间', className: text.nowrap, render: (_, row) => span(row) },
  {
    title: '人员',
    className: text.nowrap,
    render: (_, { staffName, account }) =>
      staffName ?? (
        <>
          {account} <span className={text.quiet}>{account === '' ? '不存在的账号' : '未登录'}</span>
        </>
      ),
  },
  { title: '操作', className: text.nowrap, dataIndex: 'title' },
  { title: '结果', dataIndex: 'reason' },
  { title: '次数', dataIndex: 'count', align: 'right' },
  { title: '来源地址', dataIndex: 'address', className: text.nowrap },
]

const sides = [
  { value: 'staff', label: '员工', empty: '没有被拒绝的操作' },
  { value: 'strangers', label: '未登录', empty: '没有失败的登录' },
] as const

/** Denied requests and failed logins, separate from the audit log, so that they cannot hide events there. */
export function DeniedRequests() {
  const { query } = useLocation()
  const after = query['after']
  const { value: selectedSide, empty } = sides.find(({ value }) => value === query['whose']) ?? sides[0]
  const page = useQueryOf(staffCalls.deniedRequests, {
    pageSize,
    whose: selectedSide,
    ...(after && { after }),
  })
  const here = (more: object = {}) => linkTo('/audit-log', { tab: 'denied', whose: selectedSide, ...more })
  return (
    <>
      <Segmented
        aria-label="人员"
        value={selectedSide}
        options={sides.map(({ value, label }) => ({ value, label }))}
        onChange={(side) => go('/audit-log', { tab: 'denied', whose: side })}
      />
      <Answered of={page} failed="记录没有加载成功" empty={empty} lines={10}>
        {({ records, next }) => (
          <OnwardTable
            rowKey="id"
            columns={columns}
            rows={records}
            isFetching={page.isFetching}
            first={after ? here() : null}
            next={next && here({ after: next })}
          />
        )}
      </Answered>
    </>
  )
}
