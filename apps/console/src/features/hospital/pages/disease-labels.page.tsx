import { PlusOutlined } from '@ant-design/icons'
import { hospitalAdminCalls, type AdminDiseaseLabel } from '@yf/contract/hospital-admin'
import { Button, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { DiseaseLabelDialog } from '../parts/disease-label-dialog.tsx'

const columnsOf = (onEdit: (row: AdminDiseaseLabel) => void): TableColumnsType<AdminDiseaseLabel> => [
  { title: '科室', dataIndex: 'department', className: text.nowrap },
  {
    title: '症状',
    render: (_, { name, isOff }) => (
      <>
        {name} {isOff && <Tag color="warning">已停用</Tag>}
      </>
    ),
  },
  { title: '顺序', dataIndex: 'sort', align: 'right' },
  {
    title: '修改',
    className: text.nowrap,
    render: (_, { savedBy, savedTime }) => (savedBy ? `${savedBy} ${savedTime?.slice(0, 16) ?? ''}` : '—'),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Button size="small" aria-label={`编辑${row.department}${row.name}`} onClick={() => onEdit(row)}>
        编辑
      </Button>
    ),
  },
]

/** The symptoms by department from which members start a consultation. */
export default function DiseaseLabelsPage() {
  const [editing, setEditing] = useState<AdminDiseaseLabel | 'new' | null>(null)
  const labels = useQueryOf(hospitalAdminCalls.diseaseLabels, {})
  const tools = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      新建症状
    </Button>
  )
  return (
    <Page note="会员发起问诊时按科室选择症状。不再使用的停用即可，以前的问诊不受影响。" tools={tools}>
      <Answered of={labels} failed="常见症状没有加载成功" empty="还没有常见症状">
        {(rows) => (
          <Table<AdminDiseaseLabel>
            rowKey="id"
            size="middle"
            columns={columnsOf(setEditing)}
            dataSource={rows}
            pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Answered>
      {editing && (
        <DiseaseLabelDialog
          row={editing === 'new' ? null : editing}
          rows={labels.data ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  )
}
