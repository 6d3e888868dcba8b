import { importsAdminCalls } from '@yf/contract/imports-admin'
import type { ImportKindName } from '@yf/domain/sheet-import'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { saveFile } from '#platform/save-file.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReasonField } from '#ui/reason-field/reason-field.tsx'
import { say } from '#ui/toast/toast.ts'

interface Props {
  companyId: string
  kind: ImportKindName
  onClose: () => void
}

const reasons = ['与保险公司核对名单', '年度续保', '批量修改后重新导入']

/** The file contains full numbers, so that it can be imported again: the audit log keeps why. */
export function ExportDialog({ companyId, kind, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(importsAdminCalls.exportRows)
  const take = async () => {
    const taken = await send({ companyId, kind, reason: reason.trim() })
    if (!taken.ok) return
    saveFile(taken.result.fileName, taken.result.base64)
    onClose()
    say('名单已导出，请妥善保管')
  }
  return (
    <Dialog
      title="导出名单"
      confirmText="导出"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={reason.trim().length >= 2}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>导出在职和待入职的员工及其家属，包含完整的证件号和手机号，格式与导入模板一致。</p>
      <ReasonField
        label="导出原因"
        isRequired
        templates={reasons}
        maxLength={100}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}
