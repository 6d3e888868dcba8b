import { PlusOutlined } from '@ant-design/icons'
import { customerServiceAdminCalls, type AdminAdviser } from '@yf/contract/customer-service-admin'
import { Avatar, Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { AdviserDialog } from '../parts/adviser-dialog.tsx'
import { SwitchAdviser } from '../parts/switch-adviser.tsx'

const columns = (onEdit: (row: AdminAdviser) => void): TableColumnsType<AdminAdviser> => [
  {
    title: '顾问',
    render: (_, { name, title, portrait, isOff }) => (
      <Space>
        <Avatar {...(portrait ? { src: portrait } : {})} alt="">
          {name.slice(0, 1)}
        </Avatar>
        <div>
          {name} {isOff === 1 && <Tag color="warning">已暂停</Tag>}
          <div className={text.quiet}>{title}</div>
        </div>
      </Space>
    ),
  },
  { title: '服务企业', render: (_, { companies }) => companies.map(({ name }) => name).join('、') },
  {
    title: '联系方式',
    className: text.nowrap,
    render: (_, { phone, workChatLink }) => (
      <>
        {phone}
        <div className={text.quiet}>{workChatLink ? '有企业微信' : '无企业微信'}</div>
      </>
    ),
  },
  {
    title: '时段',
    render: (_, { hours, minutes }) => (
      <>
        {hours || '未设置，员工不能预约'}
        <div className={text.quiet}>{`每次 ${minutes} 分钟`}</div>
      </>
    ),
  },
  { title: '待通话', align: 'right', dataIndex: 'openCount' },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" href={linkTo('/adviser', { id: row.id })} aria-label={`${row.name}的排班`}>
          排班
        </Button>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <SwitchAdviser row={row} />
      </Space>
    ),
  },
]

/** The advisers whom members can call, by company. */
export default function AdvisersPage() {
  const found = useQueryOf(customerServiceAdminCalls.advisers, {})
  const [editing, setEditing] = useState<AdminAdviser | 'new' | null>(null)
  return (
    <Page
      note="员工在「专属顾问」里看到的人。没有顾问的企业，员工会看到在线客服和常见问题。"
      tools={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          disabled={!found.data}
          onClick={() => setEditing('new')}
        >
          添加顾问
        </Button>
      }
    >
      <Answered of={found} failed="顾问没有加载成功">
        {({ advisers, companies }) => (
          <>
            <Table<AdminAdviser>
              rowKey="id"
              size="middle"
              columns={columns(setEditing)}
              dataSource={advisers}
              locale={{ emptyText: '还没有顾问' }}
              pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            />
            {editing && (
              <AdviserDialog
                row={editing === 'new' ? null : editing}
                companies={companies}
                onClose={() => setEditing(null)}
              />
            )}
          </>
        )}
      </Answered>
    </Page>
  )
}
