import { activitiesAdminCalls, type AdminActivity } from '@yf/contract/activities-admin'
import { activityLayouts } from '@yf/domain/activity'
import { Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'

const states = {
  1: { tone: 'processing', name: '未开始' },
  2: { tone: 'success', name: '进行中' },
  3: { tone: 'default', name: '已结束' },
} as const

const proposals = {
  proposed: { tone: 'processing', name: '待审核' },
  refused: { tone: 'error', name: '已驳回' },
} as const

const columns = (companyCount: number): TableColumnsType<AdminActivity> => [
  {
    title: '活动',
    render: (_, { id, title, summary }) => (
      <>
        <a href={linkTo('/activity', { id })}>{title}</a>
        <div className={text.quiet}>{summary}</div>
      </>
    ),
  },
  { title: '页面', render: (_, { layout }) => activityLayouts[layout] },
  {
    title: '时间',
    className: text.nowrap,
    render: (_, { startTime, endTime }) => (
      <>
        {startTime.slice(0, 16)}
        <div className={text.quiet}>{`至 ${endTime.slice(0, 16)}`}</div>
      </>
    ),
  },
  {
    title: '可见企业',
    render: (_, { companyIds }) =>
      companyIds.length === 0 ? '全部' : `${companyIds.length}/${companyCount}`,
  },
  { title: '访问（人天）', dataIndex: 'visitCount', align: 'right' },
  { title: '抽奖', dataIndex: 'drawCount', align: 'right' },
  {
    title: '留电',
    // Only this layout asks visitors for a phone number.
    render: (_, { id, layout }) => layout === 'huhui' && <a href={linkTo('/activity-leads', { id })}>查看</a>,
  },
  {
    title: '状态',
    render: (_, { status, isPublished, proposal }) => (
      <>
        {isPublished === 1 ? (
          <Tag color={states[status].tone}>{states[status].name}</Tag>
        ) : (
          <Tag color="warning">草稿</Tag>
        )}
        {proposal && <Tag color={proposals[proposal.state].tone}>{proposals[proposal.state].name}</Tag>}
      </>
    ),
  },
]

export default function ActivitiesPage() {
  const found = useQueryOf(activitiesAdminCalls.activities, {})
  const tools = (
    <Space>
      <Button onClick={() => go('/activity-leads')}>活动留电</Button>
      <Button type="primary" onClick={() => go('/activity')}>
        新建活动
      </Button>
    </Space>
  )
  return (
    <Page
      note="活动的开始与结束以服务器时间为准；概率如实显示给会员。每人每月平均可多得 200 积分以上的，财务审核后发布。"
      tools={tools}
    >
      <Answered of={found} failed="活动没有加载成功">
        {({ activities, companies }) => (
          <Table
            rowKey="id"
            columns={columns(companies.length)}
            dataSource={[...activities]}
            pagination={false}
            locale={{ emptyText: '还没有活动' }}
          />
        )}
      </Answered>
    </Page>
  )
}
