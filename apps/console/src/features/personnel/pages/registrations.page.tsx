import { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { decidedColumns, waitingColumns } from '../parts/registration-columns.tsx'

type RegistrationTab = 'waiting' | 'decided'
const names: Readonly<Record<RegistrationTab, string>> = { waiting: '待确认', decided: '已处理' }
const tabs = (['waiting', 'decided'] as const).map((value): LinkTab<RegistrationTab> => ({
  value,
  name: names[value],
  href: linkTo('/registrations', { tab: value }),
}))

const pageSize = 20

/** For a company's own staff: people who register with a phone number that is not on the roster. */
export default function RegistrationsPage() {
  const { query, pageNo } = useLocation()
  const tab: RegistrationTab = query['tab'] === 'decided' ? 'decided' : 'waiting'
  const registrationsQuery = { pageNo, pageSize, isWaiting: tab === 'waiting' ? 1 : 0 } as const
  const page = useQueryOf(personnelAdminCalls.registrations, registrationsQuery, { every: 30_000 })
  return (
    <Page note="有人用企业没有登记的手机号注册。请先按证件号认准名册上的人，与本人核实手机号，再确认；确认后该号码即登记在名册上。">
      <LinkTabs label="申请" tabs={tabs} active={tab} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="申请没有加载成功"
        empty={tab === 'waiting' ? '没有等待确认的申请' : '还没有处理过申请'}
        rowKey="id"
        columns={tab === 'waiting' ? waitingColumns : decidedColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/registrations', { tab, page: to })}
      />
    </Page>
  )
}
