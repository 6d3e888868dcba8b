import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { listsAt } from '#platform/navigation/lists-at.ts'
import { go } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { consultationColumns } from '../parts/consultation-columns.tsx'
import { PhoneSearch } from '../parts/phone-search.tsx'
import { ServiceFigures } from '../parts/service-figures.tsx'

const names = {
  waiting: '待接诊',
  untold: '未送达医院',
  open: '问诊中',
  ended: '已结束',
  cancelled: '已取消',
  unpaid: '待付款',
  all: '全部',
} as const
const listFilters = {
  waiting: { state: 1 },
  untold: { isUntold: 1 },
  open: { state: 2 },
  ended: { state: 3 },
  cancelled: { state: 4 },
  unpaid: { state: 5 },
  all: {},
} as const
const { tabs, useList } = listsAt('/consultations', names)

const pageSize = 20

/** The status of consultations. Their content stays between doctor and patient. */
export default function ConsultationsPage() {
  const { list, pageNo } = useList()
  // Not in the URL, which stays in the browser's history: the searched phone number is private.
  const [phone, setPhone] = useState('')
  const consultationsQuery = { ...listFilters[list], ...(phone ? { phone } : {}), pageNo, pageSize }
  const page = useQueryOf(customerServiceAdminCalls.consultations, consultationsQuery, { every: 30_000 })
  const search = (sought: string) => {
    setPhone(sought)
    go('/consultations', { list: sought ? 'all' : list })
  }
  return (
    <Page note="只显示进度，不含问诊内容；每次查看都会记入审计。" tools={<PhoneSearch onSearch={search} />}>
      <ServiceFigures />
      <LinkTabs label="问诊" tabs={tabs} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="问诊没有加载成功"
        empty="没有符合条件的问诊"
        rowKey="id"
        columns={consultationColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/consultations', { list, page: to })}
      />
    </Page>
  )
}
