import type { AdminQuestion } from '@yf/contract/questions-admin'
import { Button, Space, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { excerptOf } from '../question-form.ts'
import { RemoveQuestion } from './remove-question.tsx'

export const questionColumns = (
  companyId: string,
  onEdit: (row: AdminQuestion) => void,
): TableColumnsType<AdminQuestion> => [
  { title: '顺序', dataIndex: 'sort', align: 'right', width: 64 },
  {
    title: '问题',
    render: (_, row) => (
      <>
        {row.title} {row.isShown === 0 && <Tag color="warning">已隐藏</Tag>}
        <div className={text.quiet}>{excerptOf(row)}</div>
      </>
    ),
  },
  {
    title: '打开',
    align: 'right',
    width: 90,
    render: (_, { openedTimes, openedPeople }) => (
      <>
        {`${openedTimes} 次`}
        <div className={text.quiet}>{`${openedPeople} 人`}</div>
      </>
    ),
  },
  {
    title: '修改',
    width: 130,
    render: (_, { savedBy, savedTime }) => (
      <>
        {savedBy ?? '—'}
        <div className={text.quiet}>{savedTime?.slice(5, 16)}</div>
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    width: 140,
    render: (_, row) => (
      <Space>
        <Button size="small" aria-label={`编辑${row.title}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        {row.openedTimes === 0 && <RemoveQuestion companyId={companyId} row={row} />}
      </Space>
    ),
  },
]
