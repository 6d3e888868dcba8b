import { PlusOutlined } from '@ant-design/icons'
import { appointmentsAdminCalls, type AdminModule, type AdminSite } from '@yf/contract/appointments-admin'
import { Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { ModuleDialog } from '../parts/module-dialog.tsx'
import { ModuleList } from '../parts/module-list.tsx'
import { PauseSite } from '../parts/pause-site.tsx'
import { SiteDialog } from '../parts/site-dialog.tsx'

const columns = (onEdit: (row: AdminSite) => void): TableColumnsType<AdminSite> => [
  { title: '服务', dataIndex: 'moduleName', className: text.nowrap },
  {
    title: '网点',
    render: (_, { name, city, address, isPaused, companyName }) => (
      <>
        {name} {isPaused === 1 && <Tag color="warning">已暂停</Tag>}
        {companyName && <Tag>{`仅限${companyName}`}</Tag>}
        <div className={text.quiet}>{`${city} ${address}`}</div>
      </>
    ),
  },
  { title: '每次', className: text.nowrap, render: (_, { minutes }) => `${minutes} 分钟` },
  {
    title: '待到店',
    align: 'right',
    className: text.nowrap,
    render: (_, { id, name, openCount }) => (
      <a href={linkTo('/appointments', { site: id })} aria-label={`${name}待到店 ${openCount} 人`}>
        {openCount}
      </a>
    ),
  },
  { title: '候补', align: 'right', className: text.nowrap, dataIndex: 'waitingCount' },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" href={linkTo('/site', { id: row.id })} aria-label={`${row.name}的排班`}>
          排班
        </Button>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <PauseSite row={row} />
      </Space>
    ),
  },
]

/** The sites of the offline services, how many bookings each has, and when each is open. */
export default function SitesPage() {
  const answer = useQueryOf(appointmentsAdminCalls.sites, {})
  const [editing, setEditing] = useState<AdminSite | 'new' | null>(null)
  const [service, setService] = useState<AdminModule | 'new' | null>(null)
  return (
    <Page
      note="员工在应用里可以预约的线下服务网点。暂停后不接受新预约，已有的预约照常进行。"
      tools={
        <Space>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setService('new')}>
            添加服务
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
            添加网点
          </Button>
        </Space>
      }
    >
      <Answered of={answer} failed="网点没有加载成功">
        {({ sites, modules }) => (
          <>
            <ModuleList modules={modules} onEdit={setService} />
            <Table<AdminSite>
              rowKey="id"
              size="middle"
              columns={columns(setEditing)}
              dataSource={sites}
              locale={{ emptyText: '还没有网点' }}
              pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            />
            {editing && (
              <SiteDialog
                row={editing === 'new' ? null : editing}
                modules={modules}
                onClose={() => setEditing(null)}
              />
            )}
          </>
        )}
      </Answered>
      {service && <ModuleDialog row={service === 'new' ? null : service} onClose={() => setService(null)} />}
    </Page>
  )
}
