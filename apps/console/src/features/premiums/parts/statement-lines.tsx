import { premiumsAdminCalls, type PremiumLineRow } from '@yf/contract/premiums-admin'
import { formatFen } from '@yf/domain/money'
import { premiumChanges, type PremiumChangeKind } from '@yf/domain/premium-line'
import { Input, Select, Space, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { signedFen } from './statement-columns.tsx'

const pageSize = 20

const columns: TableColumnsType<PremiumLineRow> = [
  { title: '姓名', dataIndex: 'name', className: text.nowrap },
  {
    title: '参保类别',
    render: (_, { classes }) =>
      classes.map(({ className, yearlyFen, days, fen }) => (
        <div key={`${className}/${yearlyFen}/${days}/${fen}`}>
          {`${className} ${days} 天`}
          <span className={text.quiet}>
            {yearlyFen === null ? '，未约定保费' : `，每年 ${formatFen(yearlyFen)}，${formatFen(fen)}`}
          </span>
        </div>
      )),
  },
  { title: '本月保费', align: 'right', render: (_, { premiumFen }) => formatFen(premiumFen) },
  { title: '更正往月', align: 'right', render: (_, { correctionFen }) => signedFen(correctionFen) },
  { title: '合计', align: 'right', render: (_, { totalFen }) => formatFen(totalFen) },
  { title: '上月合计', align: 'right', render: (_, { previousFen }) => formatFen(previousFen) },
  {
    title: '差额说明',
    render: (_, { changes }) =>
      changes.map(({ kind, fen }) => (
        <div key={kind} className={text.nowrap}>{`${premiumChanges[kind]} ${signedFen(fen)}`}</div>
      )),
  },
]

const reasons = (Object.keys(premiumChanges) as PremiumChangeKind[]).map((value) => ({
  value,
  label: premiumChanges[value],
}))

/** The people of a statement, by reason or by name. */
export function StatementLines({ companyId, statementId }: { companyId: string; statementId: string }) {
  const { query } = useLocation()
  const pageNo = Number(query['page']) || 1
  const change = reasons.find(({ value }) => value === query['change'])?.value
  const { keyword } = query
  const lines = useQueryOf(premiumsAdminCalls.lines, {
    companyId,
    statementId,
    ...(change ? { change } : {}),
    ...(keyword ? { keyword } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Section
      title="人员明细"
      aside={
        <Space>
          <Select<PremiumChangeKind>
            aria-label="差额原因"
            placeholder="全部原因"
            allowClear
            virtual={false}
            style={{ minWidth: 120 }}
            value={change ?? null}
            options={reasons}
            onChange={(value: PremiumChangeKind | undefined) =>
              go('/premium', { ...query, change: value ?? null, page: null })
            }
          />
          <Input.Search
            aria-label="姓名"
            placeholder="姓名"
            allowClear
            defaultValue={keyword ?? ''}
            onSearch={(name) => go('/premium', { ...query, keyword: name.trim(), page: null })}
          />
        </Space>
      }
    >
      <AnsweredTable
        of={lines}
        failed="明细没有加载成功"
        empty="没有符合条件的人员"
        rowKey="personId"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/premium', { ...query, page: to })}
      />
    </Section>
  )
}
