import { serviceDeskCalls } from '@yf/contract/service-desk'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, usePlace } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { consultationColumns } from '../parts/consultation-columns.tsx'
import { PhoneSearch } from '../parts/phone-search.tsx'
import { ServiceFigures } from '../parts/service-figures.tsx'

const lists = {
  waiting: { name: '待接诊', asked: { state: 1 } },
  untold: { name: '未送达医院', asked: { isUntold: 1 } },
  open: { name: '问诊中', asked: { state: 2 } },
  ended: { name: '已结束', asked: { state: 3 } },
  cancelled: { name: '已取消', asked: { state: 4 } },
  all: { name: '全部', asked: {} },
} as const
type List = keyof typeof lists

const isList = (name: string | undefined): name is List => name !== undefined && name in lists
const tabs = (Object.keys(lists) as List[]).map((value): LinkTab<List> => ({
  value,
  name: lists[value].name,
  href: linkTo('/consultations', { list: value }),
}))

const pageSize = 20

/** How consultations stand. What they are about is between doctor and patient. */
export default function ConsultationsScreen() {
  const { query } = usePlace()
  const list: List = isList(query['list']) ? query['list'] : 'waiting'
  const pageNo = Number(query['page']) || 1
  // Not in the address, which stays behind in the browser: whose phone was looked for is nobody's business.
  const [phone, setPhone] = useState('')
  const asked = { ...lists[list].asked, ...(phone ? { phone } : {}), pageNo, pageSize }
  const page = useQueryOf(serviceDeskCalls.consultations, asked, { every: 30_000 })
  const search = (wanted: string) => {
    setPhone(wanted)
    go('/consultations', { list: wanted ? 'all' : list })
  }
  return (
    <Page note="只显示进度，不含问诊内容；每次查看都会记入审计。" tools={<PhoneSearch onSearch={search} />}>
      <ServiceFigures />
      <LinkTabs label="问诊" tabs={tabs} active={list} />
      <AnsweredTable
        of={page}
        failed="问诊没有加载成功"
        empty="没有符合条件的问诊"
        rowKey="id"
        columns={consultationColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/consultations', { ...query, list, page: to })}
      />
    </Page>
  )
}
