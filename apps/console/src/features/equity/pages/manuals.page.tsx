import { PlusOutlined } from '@ant-design/icons'
import { equityAdminCalls, type AdminManual } from '@yf/contract/equity-admin'
import { Button, Empty, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { AddManualDialog, RenameManualDialog } from '../parts/manual-dialogs.tsx'
import { RemoveManual } from '../parts/remove-manual.tsx'

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const columnsOf = (onRename: (row: AdminManual) => void): TableColumnsType<AdminManual> => [
  {
    title: '手册',
    render: (_, { name, kind, size }) => (
      <>
        {name}
        <div className={text.quiet}>{`${kind.toUpperCase()} · ${sizeText(size)}`}</div>
      </>
    ),
  },
  {
    title: '更新',
    className: text.nowrap,
    render: (_, { updateTime, savedBy }) => (
      <>
        {savedBy ?? '—'}
        <div className={text.quiet}>{updateTime.slice(0, 16)}</div>
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" aria-label={`改名${row.name}`} onClick={() => onRename(row)}>
          改名
        </Button>
        <RemoveManual row={row} />
      </Space>
    ),
  },
]

/** The manuals that members of one company find beside their benefits. */
export default function ManualsPage() {
  const companyId = useLocation().query['company'] ?? null
  const [editing, setEditing] = useState<AdminManual | 'new' | null>(null)
  const companies = useQueryOf(equityAdminCalls.companies, {})
  const manuals = useQueryOf(
    equityAdminCalls.manuals,
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  )
  const tools = (
    <Space>
      <CompanyChoice
        companies={companies.data ?? []}
        isLoading={companies.isFetching}
        value={companyId}
        onChange={(company) => go('/manuals', { company })}
      />
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={!manuals.data}
        onClick={() => setEditing('new')}
      >
        上传手册
      </Button>
    </Space>
  )
  const close = () => setEditing(null)
  return (
    <Page note="员工在「操作手册」里看到，可以打开 PDF 和表格。最多 20 份，每份 10 MB。" tools={tools}>
      {companyId === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="请先选择企业" />
      ) : (
        <Answered of={manuals} failed="使用手册没有加载成功" empty="还没有使用手册">
          {(rows) => (
            <Table<AdminManual>
              rowKey="id"
              size="middle"
              columns={columnsOf(setEditing)}
              dataSource={rows}
              pagination={false}
            />
          )}
        </Answered>
      )}
      {companyId && editing === 'new' && <AddManualDialog companyId={companyId} onClose={close} />}
      {editing && editing !== 'new' && <RenameManualDialog row={editing} onClose={close} />}
    </Page>
  )
}
