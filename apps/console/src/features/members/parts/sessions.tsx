import { membersAdminCalls, type MemberDetail, type MemberSessions } from '@yf/contract/members-admin'
import { Space, Table, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'
import { EndSessions } from './end-sessions.tsx'

/** What opens the account now, and what would open it again. */
export function Sessions({ member }: { member: MemberDetail }) {
  const sessions = useQueryOf(membersAdminCalls.sessions, { id: member.id })
  const mayEnd = useMayDo('memberAccess')
  return (
    <Answered of={sessions} failed="登录记录没有加载成功">
      {(shown) => (
        <>
          <Section title="登录" aside={mayEnd && <EndButtons member={member} />}>
            <Table
              rowKey="key"
              size="small"
              columns={sessionColumns}
              dataSource={keyed(shown.sessions)}
              pagination={false}
              locale={{ emptyText: '近期没有登录' }}
            />
          </Section>
          <Section title="已知设备与网络">
            <Table
              rowKey="key"
              size="small"
              columns={originColumns}
              dataSource={keyed(shown.origins)}
              pagination={false}
              locale={{ emptyText: '没有已知设备' }}
            />
          </Section>
          <Section title="绑定的第三方账号">
            <Table
              rowKey="provider"
              size="small"
              columns={bindingColumns}
              dataSource={shown.bindings}
              pagination={false}
              locale={{ emptyText: '没有绑定' }}
            />
          </Section>
        </>
      )}
    </Answered>
  )
}

/** Two of them may have the same times. */
const keyed = <Row extends object>(rows: readonly Row[]) => rows.map((row, key) => ({ ...row, key }))

const EndButtons = ({ member }: { member: MemberDetail }) => (
  <Space>
    <AskingButton size="small" word="结束登录">
      {(close) => <EndSessions member={member} isEverything={0} onClose={close} />}
    </AskingButton>
    <AskingButton size="small" danger word="全部清除">
      {(close) => <EndSessions member={member} isEverything={1} onClose={close} />}
    </AskingButton>
  </Space>
)

const ends = { replaced: '被新的登录替代', logout: '已退出', staff: '后台结束', idle: '长期未使用' } as const

const sessionColumns: TableColumnsType<MemberSessions['sessions'][number]> = [
  { title: '登录时间', dataIndex: 'startTime', className: text.nowrap },
  { title: '最近使用', dataIndex: 'lastSeenTime', className: text.nowrap },
  {
    title: '状态',
    render: (_, { endReason, endTime }) =>
      endReason === null ? '使用中' : [ends[endReason], endTime].filter(Boolean).join(' '),
  },
]

const originColumns: TableColumnsType<MemberSessions['origins'][number]> = [
  { title: '登录来源', render: (_, { supply }) => supply ?? '直接访问' },
  { title: '最近登录', dataIndex: 'lastTime', className: text.nowrap },
]

const bindingColumns: TableColumnsType<MemberSessions['bindings'][number]> = [
  { title: '平台', dataIndex: 'provider' },
  { title: '绑定时间', dataIndex: 'boundTime', className: text.nowrap },
]
