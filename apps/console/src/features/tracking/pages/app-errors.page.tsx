import { trackingAdminCalls } from '@yf/contract/tracking-admin'
import type { AppError } from '@yf/contract/tracking-admin'
import type { ErrorKind } from '@yf/domain/client-error'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'

const pageSize = 20

const kinds: Readonly<Record<ErrorKind, string>> = {
  script: '脚本',
  promise: '异步',
  screen: '页面',
  chunk: '加载',
  sdk: '微信等',
}

const columns: TableColumnsType<AppError> = [
  { title: '日期', dataIndex: 'day', className: text.nowrap },
  { title: '类别', render: (_, { kind }) => <Tag>{kinds[kind]}</Tag> },
  {
    title: '错误',
    render: (_, { name, message, frames }) => (
      <>
        {name} {message}
        <div className={text.quiet}>{frames[0]}</div>
      </>
    ),
  },
  {
    title: '页面',
    render: (_, { route, environment }) => (
      <>
        {route}
        <div className={text.quiet}>{environment}</div>
      </>
    ),
  },
  { title: '版本', dataIndex: 'version', className: text.nowrap },
  { title: '次数', dataIndex: 'times', align: 'right' },
  { title: '最近一次', dataIndex: 'lastAt', className: text.nowrap },
]

const Frames = ({ frames }: AppError) => (
  <ol className={text.quiet}>
    {frames.map((frame) => (
      <li key={frame}>{frame}</li>
    ))}
  </ol>
)

/** Errors on phones: one error per day is one row. It never identifies the phone's owner. */
export default function AppErrorsPage() {
  const { pageNo } = useLocation()
  const page = useQueryOf(trackingAdminCalls.appErrors, { pageNo, pageSize }, { every: 60_000 })
  return (
    <Page note="手机端自行上报的错误，不含个人信息。同一错误每天记一条，并累计次数；展开可看调用位置。">
      <AnsweredTable
        of={page}
        failed="应用错误没有加载成功"
        empty="没有应用错误"
        rowKey="key"
        columns={columns}
        expandable={{ expandedRowRender: Frames }}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/app-errors', { page: to })}
      />
    </Page>
  )
}
