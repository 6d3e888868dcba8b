import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { bookingNames, type BookingState } from '@yf/domain/booking'
import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { appointmentColumns } from '../parts/appointment-columns.tsx'
import styles from './appointments.module.css'

type AppointmentTab = 'all' | `${BookingState}`
const states = [2, 3, 4, 5] as const
const pageSize = 20

const isState = (tab: string | undefined): tab is `${BookingState}` =>
  tab !== undefined && tab in bookingNames

const isCode = (text: string | undefined): text is string => /^\d{12}$/.test(text ?? '')

/** Appointments by site, on a day or by the code that the person shows. Counselling has its own page. */
export default function AppointmentsPage() {
  const { query, pageNo } = useLocation()
  const { site, day, code } = query
  const stateParam = query['state'] ?? '2'
  const tab: AppointmentTab = isState(stateParam) ? stateParam : 'all'
  const isCodeSearch = isCode(code)
    ? { code }
    : {
        ...(tab === 'all' ? {} : { state: Number(tab) as BookingState }),
        ...(site && { siteId: site }),
        ...(day && { day }),
      }
  const page = useQueryOf(
    appointmentsAdminCalls.bookings,
    { ...isCodeSearch, pageNo, pageSize },
    { every: 60_000 },
  )
  const narrow = (changes: Record<string, string | number | null>) =>
    go('/appointments', { ...query, state: tab, page: null, code: null, ...changes })
  return (
    <Page
      note="姓名和手机号已遮盖；输入到店人出示的 12 位预约码可以核对预约。每次查看都会记入审计。"
      tools={<Tools site={site} day={day} code={code} onNarrow={narrow} />}
    >
      <LinkTabs
        label="预约状态"
        tabs={tabsOf({ site: site ?? null, day: day ?? null })}
        active={tab}
        counts={page.data?.counts}
      />
      <AnsweredTable
        of={page}
        failed="预约没有加载成功"
        empty={isCode(code) ? '没有这个预约码' : '没有符合条件的预约'}
        rowKey="id"
        columns={appointmentColumns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => narrow({ page: to })}
      />
    </Page>
  )
}

interface ToolsProps {
  site: string | undefined
  day: string | undefined
  code: string | undefined
  onNarrow: (changes: Record<string, string | null>) => void
}

function Tools({ site, day, code, onNarrow }: ToolsProps) {
  const sites = useQueryOf(appointmentsAdminCalls.sites, {}).data?.sites ?? []
  return (
    <div className={styles.tools}>
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        virtual={false}
        className={styles.site}
        aria-label="网点"
        placeholder="所有网点"
        value={site ?? null}
        options={sites.map(({ id, name, moduleName }) => ({ value: id, label: `${moduleName} · ${name}` }))}
        onChange={(chosen) => onNarrow({ site: chosen ?? null })}
      />
      <DatePicker
        aria-label="日期"
        value={day ? dayjs(day) : null}
        onChange={(chosen) => onNarrow({ day: chosen?.format('YYYY-MM-DD') ?? null })}
      />
      <Input.Search
        allowClear
        className={styles.code}
        aria-label="预约码"
        placeholder="12 位预约码"
        maxLength={14}
        defaultValue={code}
        onSearch={(typed) => onNarrow({ code: typed.replaceAll(/\s/g, '') || null })}
      />
    </div>
  )
}

const tabsOf = (stateQuery: Record<string, string | null>): LinkTab<AppointmentTab>[] => [
  ...states.map((state): LinkTab<AppointmentTab> => ({
    value: `${state}`,
    name: bookingNames[state],
    href: linkTo('/appointments', { state, ...stateQuery }),
  })),
  { value: 'all', name: '全部', href: linkTo('/appointments', { state: 'all', ...stateQuery }) },
]
