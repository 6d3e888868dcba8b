import { enrolmentAdminCalls, type MonthOfChanges, type RecordedChange } from '@yf/contract/enrolment-admin'
import { coverEventKinds, endReasons } from '@yf/domain/cover'
import { changeGroupOf, coverChangeGroups, type CoverChangeGroup } from '@yf/domain/cover-changes'
import { Button, Empty, Select, Space, Table, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { saveFile } from '#platform/save-file.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import { ContractChoice } from '../parts/contract-choice.tsx'
import { useContractChoice } from '../use-contract-choice.ts'

interface OfContract {
  companyId: string
  contractId: string
}

/** Additions, leavers and changes of a contract by the month in which they were recorded. */
export default function CoverChangesPage() {
  const choice = useContractChoice()
  const { companyId, contractId } = choice
  const { query } = useLocation()
  const month = query['month'] ?? null
  return (
    <StackedPage tools={<ContractChoice path="/cover-changes" choice={choice} isNeeded />}>
      <div className={text.quiet}>
        每月登记的增员、减员和变更。迟报的变动算在登记的月份，过去的月份不会再变。
      </div>
      {companyId === null || contractId === null ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={companyId === null ? '请先选择企业' : '请选择合同'}
        />
      ) : (
        <>
          <Months companyId={companyId} contractId={contractId} />
          {month !== null && <People companyId={companyId} contractId={contractId} month={month} />}
        </>
      )}
    </StackedPage>
  )
}

const monthColumns = ({ companyId, contractId }: OfContract): TableColumnsType<MonthOfChanges> => [
  {
    title: '月份',
    render: (_, { month }) => (
      <a href={linkTo('/cover-changes', { company: companyId, contract: contractId, month })}>{month}</a>
    ),
  },
  ...(Object.keys(coverChangeGroups) as CoverChangeGroup[]).map((group) => ({
    title: `${coverChangeGroups[group]}人次`,
    dataIndex: group,
    align: 'right' as const,
  })),
]

function Months(contract: OfContract) {
  const months = useQueryOf(enrolmentAdminCalls.changeMonths, contract)
  return (
    <Section title="按月汇总">
      <Answered of={months} failed="保全清单没有加载成功">
        {(found) => (
          <Table
            size="small"
            rowKey="month"
            pagination={false}
            locale={{ emptyText: '这份合同还没有人参保' }}
            dataSource={found.months}
            columns={monthColumns(contract)}
          />
        )}
      </Answered>
    </Section>
  )
}

function noteOf({ kind, endReason, versionNo, className }: RecordedChange): string {
  if (kind === 'ended') return endReason ? endReasons[endReason] : ''
  return kind === 'endorsed' ? `第 ${(versionNo ?? 1) - 1} 次批改` : (className ?? '')
}

const peopleColumns: TableColumnsType<RecordedChange> = [
  { title: '姓名', dataIndex: 'name', className: text.nowrap },
  {
    title: '变动',
    render: (_, { kind }) => `${coverChangeGroups[changeGroupOf(kind)]} · ${coverEventKinds[kind]}`,
  },
  { title: '生效日期', dataIndex: 'day', className: text.nowrap },
  { title: '说明', render: (_, change) => noteOf(change) },
  { title: '登记时间', dataIndex: 'time', className: text.nowrap },
]

const pageSize = 20
const groups = (Object.keys(coverChangeGroups) as CoverChangeGroup[]).map((value) => ({
  value,
  label: coverChangeGroups[value],
}))

function People({ month, ...contract }: OfContract & { month: string }) {
  const { query } = useLocation()
  const pageNo = Number(query['page']) || 1
  const group = groups.find(({ value }) => value === query['group'])?.value
  const rows = useQueryOf(enrolmentAdminCalls.changes, {
    ...contract,
    month,
    ...(group ? { group } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Section
      title={`${month} 变动人员`}
      aside={
        <Space>
          <Select<CoverChangeGroup>
            aria-label="变动类型"
            placeholder="全部变动"
            allowClear
            virtual={false}
            style={{ minWidth: 120 }}
            value={group ?? null}
            options={groups}
            onChange={(value: CoverChangeGroup | undefined) =>
              go('/cover-changes', { ...query, group: value ?? null, page: null })
            }
          />
          <ExportChanges {...contract} month={month} />
        </Space>
      }
    >
      <AnsweredTable
        of={rows}
        failed="变动人员没有加载成功"
        empty="没有符合条件的变动"
        rowKey={({ enrolmentId, seq }) => `${enrolmentId}/${seq}`}
        columns={peopleColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/cover-changes', { ...query, page: to })}
      />
    </Section>
  )
}

function ExportChanges(input: OfContract & { month: string }) {
  const { send, isBusy } = useWrite(enrolmentAdminCalls.exportChanges)
  const take = async () => {
    const taken = await send(input)
    if (taken.ok) saveFile(taken.result.fileName, taken.result.base64)
    else say(taken.error.message)
  }
  return (
    <Button loading={isBusy} onClick={() => void take()}>
      导出
    </Button>
  )
}
