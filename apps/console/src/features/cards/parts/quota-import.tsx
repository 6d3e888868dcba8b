import { UploadOutlined } from '@ant-design/icons'
import { cardDeskCalls, type QuotaRow } from '@yf/contract/card-desk'
import { Alert, Button, Space, Upload } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { saveExample } from '../sheet/example.ts'
import { readQuotaFile } from '../sheet/read-file.ts'
import styles from '../screens/cards.module.css'
import { PreviewTable } from './preview-table.tsx'

interface Props {
  companyId: string
  companyName: string
  onClose: () => void
}

/** A file is read, every row looked at, and only then given: all of it or nothing. */
export function QuotaImport({ companyId, companyName, onClose }: Props) {
  const [rows, setRows] = useState<readonly QuotaRow[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const preview = useWrite(cardDeskCalls.previewQuotas)
  const apply = useWrite(cardDeskCalls.importQuotas)
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof preview.send>> | null>(null)
  const look = async (file: File) => {
    setChecked(null)
    const read = await readQuotaFile(file)
    setFault(read.kind === 'fault' ? read.words : null)
    setRows(read.kind === 'rows' ? read.rows : [])
    if (read.kind === 'rows') setChecked(await preview.send({ companyId, rows: [...read.rows] }))
  }
  const found = checked?.ok ? checked.result : null
  const give = async () => {
    const given = await apply.send({ companyId, rows: [...rows] })
    if (!given.ok) return
    await refresh(cardDeskCalls.quotas, cardDeskCalls.holders)
    onClose()
    say(given.message)
  }
  return (
    <Dialog
      title={`导入额度：${companyName}`}
      confirmText={found ? `发放 ${found.rows.length} 项` : '发放'}
      isBusy={apply.isBusy}
      fault={fault ?? preview.error?.message ?? apply.error?.message ?? null}
      canConfirm={found !== null && found.faultyCount === 0}
      onConfirm={() => void give()}
      onClose={onClose}
    >
      <div className={styles.import}>
        <Space>
          <Upload
            accept=".xlsx,.csv"
            maxCount={1}
            showUploadList={false}
            beforeUpload={(file) => {
              void look(file)
              return false
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />} loading={preview.isBusy}>
              选择表格
            </Button>
          </Upload>
          <Button type="link" onClick={() => void saveExample()}>
            下载模板
          </Button>
        </Space>
        {found && (
          <>
            <Alert
              showIcon
              type={found.faultyCount > 0 ? 'error' : 'success'}
              title={
                found.faultyCount > 0
                  ? `${found.rows.length} 行中有 ${found.faultyCount} 行有误，修正后重新选择表格；有误时一行也不会发放`
                  : `${found.rows.length} 行全部可以发放`
              }
            />
            <PreviewTable rows={found.rows} />
          </>
        )}
      </div>
    </Dialog>
  )
}
