import type { Input } from '@yf/contract/call'
import { ordersAdminCalls, type ImportedRow } from '@yf/contract/orders-admin'
import { Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { readSheet } from '#platform/sheet/read-sheet.ts'
import { saveSheet } from '#platform/sheet/save-sheet.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SheetUpload, SheetVerdict } from '#ui/sheet-upload/sheet-upload.tsx'
import { say } from '#ui/toast/toast.ts'
import { parcelHead, parcelTable } from '../parcel-table.ts'

const columns: TableColumnsType<ImportedRow> = [
  { title: '行', dataIndex: 'row', align: 'right' },
  { title: '订单号', dataIndex: 'orderNo' },
  { title: '快递公司', dataIndex: 'courier' },
  { title: '运单号', dataIndex: 'parcelNo' },
  { title: '检查结果', render: (_, { fault }) => fault ?? '可以发货' },
]

/** Parsed here, checked by the server row by row, and sent completely or not at all. */
export function ParcelImport({ onClose }: { onClose: () => void }) {
  const [rows, setRows] = useState<Input<typeof ordersAdminCalls.importParcels>['rows']>([])
  const [checked, setChecked] = useState<readonly ImportedRow[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy, error } = useWrite(ordersAdminCalls.importParcels)
  const look = async (file: File) => {
    setChecked(null)
    const read = await readSheet(file, parcelTable)
    setFault(read.kind === 'fault' ? read.message : null)
    if (read.kind !== 'rows') return
    const found = read.rows.map(({ orderNo, courier, parcelNo }) => ({ orderNo, courier, parcelNo }))
    setRows(found)
    const trial = await send({ isTrial: 1, rows: found })
    if (trial.ok) setChecked(trial.result.rows)
  }
  const ship = async () => {
    const sent = await send({ isTrial: 0, rows })
    if (!sent.ok) return
    setChecked(sent.result.rows)
    await refresh(ordersAdminCalls.orders)
    if (sent.result.isSent === 0) return
    say(`${sent.result.orderCount} 个订单已发货`)
    onClose()
  }
  const wrong = checked?.filter((row) => row.fault !== null).length ?? 0
  return (
    <Dialog
      title="导入运单号"
      confirmText={checked ? `发货 ${checked.length} 行` : '发货'}
      isBusy={isBusy}
      fault={fault ?? error?.message ?? null}
      canConfirm={checked !== null && wrong === 0}
      onConfirm={() => void ship()}
      onClose={onClose}
    >
      <Space orientation="vertical" style={{ width: '100%' }}>
        <SheetUpload
          onFile={(file) => void look(file)}
          onTemplate={() => void saveSheet('运单号模板.xlsx', [parcelHead])}
        />
        {checked && (
          <>
            <SheetVerdict count={checked.length} faulty={wrong} action="发货" />
            <Table
              rowKey="row"
              size="small"
              columns={columns}
              // Rows with errors come first.
              dataSource={checked.toSorted((a, b) => Number(b.fault !== null) - Number(a.fault !== null))}
              pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
            />
          </>
        )}
      </Space>
    </Dialog>
  )
}
