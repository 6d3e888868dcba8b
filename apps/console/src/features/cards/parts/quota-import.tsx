import { cardsAdminCalls, type QuotaRow } from '@yf/contract/cards-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { readSheet } from '#platform/sheet/read-sheet.ts'
import { saveSheet } from '#platform/sheet/save-sheet.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SheetUpload, SheetVerdict } from '#ui/sheet-upload/sheet-upload.tsx'
import { say } from '#ui/toast/toast.ts'
import { quotaExample, quotaHead, quotaTable } from '../quota-table.ts'
import styles from '../pages/cards.module.css'
import { PreviewTable } from './preview-table.tsx'

interface Props {
  companyId: string
  companyName: string
  onClose: () => void
}

/** Reads a file, checks every row, and only then grants the quotas: all rows or none. */
export function QuotaImport({ companyId, companyName, onClose }: Props) {
  const [rows, setRows] = useState<readonly QuotaRow[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const preview = useWrite(cardsAdminCalls.previewQuotas)
  const apply = useWrite(cardsAdminCalls.importQuotas)
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof preview.send>> | null>(null)
  const look = async (file: File) => {
    setChecked(null)
    const read = await readSheet(file, quotaTable)
    setFault(read.kind === 'fault' ? read.message : null)
    setRows(read.kind === 'rows' ? read.rows : [])
    if (read.kind === 'rows') setChecked(await preview.send({ companyId, rows: [...read.rows] }))
  }
  const found = checked?.ok ? checked.result : null
  const give = async () => {
    const granted = await apply.send({ companyId, rows: [...rows] })
    if (!granted.ok) return
    await refresh(cardsAdminCalls.quotas, cardsAdminCalls.holders)
    onClose()
    say(granted.message)
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
        <SheetUpload
          isBusy={preview.isBusy}
          onFile={(file) => void look(file)}
          onTemplate={() => void saveSheet('权益额度模板.xlsx', [quotaHead, quotaExample])}
        />
        {found && (
          <>
            <SheetVerdict count={found.rows.length} faulty={found.faultyCount} action="发放" />
            <PreviewTable rows={found.rows} />
          </>
        )}
      </div>
    </Dialog>
  )
}
