import { PlusOutlined } from '@ant-design/icons'
import { plansAdminCalls, type ExclusionGroup } from '@yf/contract/plans-admin'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { GroupDialog, RemoveGroup } from '../parts/exclusions/group-dialog.tsx'

interface GroupActions {
  onEdit: (row: ExclusionGroup) => void
  onRemove: (row: ExclusionGroup) => void
}

const CodeLink = ({ code }: { code: string }) => (
  <a href={linkTo('/diagnosis-codes', { keyword: code })}>{code}</a>
)

const columnsOf = ({ onEdit, onRemove }: GroupActions): TableColumnsType<ExclusionGroup> => [
  { title: '名称', dataIndex: 'name' },
  {
    title: '诊断编码',
    render: (_, { codes }) => (
      <Space wrap size="small">
        {codes.map((code) => (
          <CodeLink key={code} code={code} />
        ))}
      </Space>
    ),
  },
  { title: '关键词', render: (_, { words }) => words.join('、') },
  { title: '费用项目', render: (_, { items }) => items.join('、') },
  {
    title: '修改',
    className: text.nowrap,
    render: (_, { savedBy, savedTime }) => `${savedBy} ${savedTime.slice(0, 16)}`,
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <Button size="small" danger aria-label={`删除${row.name}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      </Space>
    ),
  },
]

/** Named exclusions that the drafts of plan versions take over. */
export default function ExclusionGroupsPage() {
  const [editing, setEditing] = useState<ExclusionGroup | 'new' | null>(null)
  const [removing, setRemoving] = useState<ExclusionGroup | null>(null)
  const groups = useQueryOf(plansAdminCalls.exclusionGroups, {})
  const tools = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      新建除外责任组
    </Button>
  )
  return (
    <Page note="编写方案时可以整组添加。添加的是当时的内容，之后修改这里不影响已有的方案版本。" tools={tools}>
      <Answered of={groups} failed="除外责任组没有加载成功" empty="暂无除外责任组">
        {(rows) => (
          <Table<ExclusionGroup>
            rowKey="id"
            size="middle"
            columns={columnsOf({ onEdit: setEditing, onRemove: setRemoving })}
            dataSource={rows}
            pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Answered>
      {editing && <GroupDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {removing && <RemoveGroup row={removing} onClose={() => setRemoving(null)} />}
    </Page>
  )
}
