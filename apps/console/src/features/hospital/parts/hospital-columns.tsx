import type { AdminHospital } from '@yf/contract/hospital-admin'
import { ownershipNames, ownershipOf } from '@yf/domain/hospital-directory'
import { Button, Space, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { CloseHospital } from './close-hospital.tsx'

export const hospitalColumns = (onEdit: (row: AdminHospital) => void): TableColumnsType<AdminHospital> => [
  {
    title: '医院',
    render: (_, { name, aliases, isClosed }) => (
      <>
        {name} {isClosed && <Tag color="warning">已关停</Tag>}
        <div className={text.quiet}>{aliases.join('、')}</div>
      </>
    ),
  },
  {
    title: '等级',
    className: text.nowrap,
    render: (_, { grade, isPublic, isDirect }) => (
      <>
        {grade}
        <div className={text.quiet}>
          {[ownershipNames[ownershipOf(isPublic)], isDirect && '直付'].filter(Boolean).join(' · ')}
        </div>
      </>
    ),
  },
  {
    title: '地址',
    render: (_, { city, address, phone }) => (
      <>
        {`${city} ${address}`}
        <div className={text.quiet}>{phone}</div>
      </>
    ),
  },
  {
    title: '修改',
    className: text.nowrap,
    render: (_, { savedBy, savedTime }) => (
      <>
        {savedBy ?? '—'}
        <div className={text.quiet}>{savedTime?.slice(0, 16)}</div>
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <CloseHospital row={row} />
      </Space>
    ),
  },
]
