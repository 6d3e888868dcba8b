import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import { useState } from 'react'
import { call } from '#platform/http/call.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { push } from '#platform/navigation/history.ts'
import { useCompany } from '#platform/session/company.ts'
import { EndlessList } from '#ui/endless-list/endless-list.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'

const perPage = 4
const filters = [
  { value: 'all', label: '全部' },
  { value: 'gained', label: '获得' },
]

/** Rows of one call, cut into pages here so that the endless list has several. */
async function load(companyId: string, filter: string, pageNo: number) {
  const { records } = await call(pointsCalls.myCarbon, { companyId })
  const { ranking } = await call(companyCalls.carbon, { companyId })
  const rows = [
    ...records.map(({ id, reason, amount }) => ({ id, title: reason, amount })),
    ...ranking.map(({ rank, name, gram }) => ({ id: `${rank}`, title: name, amount: gram })),
  ].filter(({ amount }) => filter === 'all' || amount > 0)
  return { records: rows.slice((pageNo - 1) * perPage, pageNo * perPage), total: rows.length }
}

export default function ListScreen() {
  const { companyId } = useCompany()
  const [filter, setFilter] = useState('all')
  const balance = useQueryOf(pointsCalls.myScore, { companyId }).data?.balance
  return (
    <Page>
      <p>可用积分 {balance ?? '--'}</p>
      <Segments label="筛选" items={filters} value={filter} onChange={setFilter} />
      <EndlessList
        key={filter}
        label="记录"
        load={(pageNo) => load(companyId, filter, pageNo)}
        keyOf={(row) => row.id}
        renderRow={(row) => (
          <ListRow
            title={row.title}
            facts={['第一行说明', '第二行说明', '第三行说明']}
            amount={row.amount}
            onTap={() => push(`/detail?id=${row.id}`)}
          />
        )}
      />
    </Page>
  )
}
