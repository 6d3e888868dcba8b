import { eapAdminCalls } from '@yf/contract/eap-admin'
import { bookingNames, type BookingState } from '@yf/domain/booking'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { bookingColumns } from '../parts/booking-columns.tsx'
import { CounsellorSelect } from '../parts/counsellor-select.tsx'
import { DaySpan } from '../parts/day-span.tsx'
import { pageSize, useListLocation } from '../list-location.ts'
import styles from './counselling.module.css'

type CounsellingTab = 'all' | `${BookingState}`
const states = [2, 3, 4, 5] as const

const isState = (tab: string | undefined): tab is `${BookingState}` =>
  tab !== undefined && tab in bookingNames

/** Who comes when. Bookings are visible on this page only, because even their existence is confidential. */
export default function BookingsPage() {
  const { query, pageNo, counsellorId, of } = useListLocation()
  const stateParam = query['state'] ?? '2'
  const tab: CounsellingTab = isState(stateParam) ? stateParam : 'all'
  const { from, to } = query
  const bookingsQuery = {
    ...of,
    ...(tab === 'all' ? {} : { state: Number(tab) as BookingState }),
    ...(from && { firstDay: from }),
    ...(to && { lastDay: to }),
    pageNo,
    pageSize,
  }
  const page = useQueryOf(eapAdminCalls.bookings, bookingsQuery, { every: 60_000 })
  const narrow = (changes: Record<string, string | number | null>) =>
    go('/sessions', { ...query, state: tab, page: null, ...changes })
  return (
    <Page
      note="姓名和手机号已遮盖；来访者写给咨询师的话逐条打开，每次查看都会记入审计。"
      tools={
        <div className={styles.tools}>
          <CounsellorSelect value={counsellorId} onChange={(id) => narrow({ counsellor: id })} />
          <DaySpan from={from} to={to} onChange={(span) => narrow(span)} />
        </div>
      }
    >
      <LinkTabs label="预约状态" tabs={tabsOf(counsellorId)} active={tab} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="预约没有加载成功"
        empty="没有符合条件的预约"
        rowKey="id"
        columns={bookingColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => narrow({ page: to })}
      />
    </Page>
  )
}

const tabsOf = (counsellor: string | null): LinkTab<CounsellingTab>[] => [
  ...states.map((state): LinkTab<CounsellingTab> => ({
    value: `${state}`,
    name: bookingNames[state],
    href: linkTo('/sessions', { state, counsellor }),
  })),
  { value: 'all', name: '全部', href: linkTo('/sessions', { state: 'all', counsellor }) },
]
