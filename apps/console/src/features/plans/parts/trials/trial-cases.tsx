import { trialRunCalls, type TrialCaseRow, type TrialRunDetail } from '@yf/contract/claims-admin-trials'
import { formatFen } from '@yf/domain/money'
import { trialCauses, type TrialCause } from '@yf/domain/trial-run'
import { Button, Select, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { TrialCaseDialog } from './trial-case-dialog.tsx'
import { signedFen } from './trial-texts.tsx'

const pageSize = 20
const directions = [
  { value: 'more', label: '多赔' },
  { value: 'less', label: '少赔' },
]
const causes = Object.entries(trialCauses).map(([value, label]) => ({ value, label }))

const columns = (onOpen: (row: TrialCaseRow) => void): TableColumnsType<TrialCaseRow> => [
  { title: '企业', dataIndex: 'companyName' },
  { title: '案件', render: (_, { caseNo, month }) => caseNo ?? `${month} 的案件` },
  { title: '就诊', render: (_, { visitDay, month }) => visitDay ?? month },
  { title: '责任', render: (_, { liabilities }) => liabilities.join('、') },
  { title: '原因', render: (_, row) => row.causes.map((cause) => trialCauses[cause]).join('、') },
  { title: '当时赔付', align: 'right', render: (_, { paidFen }) => formatFen(paidFen) },
  { title: '按试算版本', align: 'right', render: (_, { draftFen }) => formatFen(draftFen) },
  { title: '差额', align: 'right', render: (_, { differenceFen }) => signedFen(differenceFen) },
  {
    title: '操作',
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => onOpen(row)}>
        查看明细
      </Button>
    ),
  },
]

/** The cases that are paid differently. */
export function TrialCases({ run }: { run: TrialRunDetail }) {
  const { query } = useLocation()
  const [opened, setOpened] = useState<TrialCaseRow | null>(null)
  const pageNo = Number(query['page']) || 1
  const { direction, company, cause } = query
  const rows = useQueryOf(trialRunCalls.trialCases, {
    id: run.id,
    ...(direction === 'more' || direction === 'less' ? { direction } : {}),
    ...(company ? { companyId: company } : {}),
    ...(cause && cause in trialCauses ? { cause: cause as TrialCause } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Section title="有差额的案件" aside={<Filters run={run} />}>
      <AnsweredTable
        of={rows}
        failed="案件没有加载成功"
        empty="没有符合条件的案件"
        rowKey="caseId"
        columns={columns(setOpened)}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/trial-run', { ...query, page: to })}
      />
      {opened && <TrialCaseDialog runId={run.id} row={opened} onClose={() => setOpened(null)} />}
    </Section>
  )
}

function Filters({ run }: { run: TrialRunDetail }) {
  const { query } = useLocation()
  const narrow = (name: string) => (value?: string) =>
    go('/trial-run', { ...query, [name]: value ?? null, page: null })
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select<string>
      allowClear
      virtual={false}
      aria-label={label}
      placeholder={label}
      popupMatchSelectWidth={false}
      value={query[name] ?? null}
      options={options}
      onChange={narrow(name)}
    />
  )
  return (
    <Space wrap>
      {choice('direction', '多赔或少赔', directions)}
      {choice('cause', '全部原因', causes)}
      {choice(
        'company',
        '全部企业',
        run.companyNames.map(({ id, name }) => ({ value: id, label: name })),
      )}
    </Space>
  )
}
