import { Button, type TableColumnType } from 'antd'

/** The last column of rows whose text can be edited. */
export const editColumn = <Row extends { readonly name: string }>(
  onEdit: (row: Row) => void,
): TableColumnType<Row> => ({
  title: '操作',
  align: 'right',
  render: (_, row) => (
    <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
      编辑
    </Button>
  ),
})
