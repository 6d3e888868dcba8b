import { activitiesAdminCalls, type AdminLead } from '@yf/contract/activities-admin'
import { Button, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { LinkTabs, type LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { ContactLead } from '../parts/contact-lead.tsx'
import { LeadPhone } from '../parts/lead-phone.tsx'

const pageSize = 20

const columns: TableColumnsType<AdminLead> = [
  { title: '留电时间', className: text.nowrap, render: (_, { createTime }) => createTime.slice(0, 16) },
  { title: '活动', dataIndex: 'activityTitle' },
  { title: '手机号', className: text.nowrap, render: (_, lead) => <LeadPhone lead={lead} /> },
  { title: '会员', className: text.nowrap, render: (_, { memberName }) => memberName ?? '未登录访客' },
  {
    title: '联系结果',
    render: (_, { note, contactedBy, contactedTime }) =>
      contactedTime && (
        <>
          {note}
          <div className={text.quiet}>{`${contactedBy ?? ''} ${contactedTime.slice(0, 16)}`.trim()}</div>
        </>
      ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, lead) => lead.contactedTime === null && <ContactLead lead={lead} />,
  },
]

const tabsOf = (id: string | undefined): LinkTab<'open' | 'contacted'>[] => [
  { value: 'open', name: '待联系', href: linkTo('/activity-leads', { id }) },
  { value: 'contacted', name: '已联系', href: linkTo('/activity-leads', { id, list: 'contacted' }) },
]

/** Visitors who left a phone number on an activity's page and wait for a call. */
export default function ActivityLeadsPage() {
  const { query, pageNo } = useLocation()
  const id = query['id']
  const list = query['list'] === 'contacted' ? 'contacted' : 'open'
  const leadsQuery = {
    isContacted: list === 'contacted' ? 1 : 0,
    ...(id ? { id } : {}),
    pageNo,
    pageSize,
  } as const
  const page = useQueryOf(activitiesAdminCalls.leads, leadsQuery, { every: 60_000 })
  return (
    <Page
      note="访客在活动页留下的手机号。需要拨打时再查看完整号码，每次查看都会记入审计。"
      tools={id && <Button onClick={() => go('/activity-leads')}>查看全部活动</Button>}
    >
      <LinkTabs label="留电" tabs={tabsOf(id)} active={list} counts={page.data?.counts} />
      <AnsweredTable
        of={page}
        failed="活动留电没有加载成功"
        empty={list === 'open' ? '没有等待联系的号码' : '还没有联系过的号码'}
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/activity-leads', { id, list: list === 'open' ? null : list, page: to })}
      />
    </Page>
  )
}
