import { Button, Space, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'

/** The last column of rows whose text can be edited; `more` follows the button. */
export const editColumn = <Row extends { readonly name: string }>(
  onEdit: (row: Row) => void,
  more?: (row: Row) => ReactNode,
): TableColumnType<Row> => ({
  title: '操作',
  align: 'right',
  render: (_, row) => (
    <Space>
      <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
        编辑
      </Button>
      {more?.(row)}
    </Space>
  ),
})
