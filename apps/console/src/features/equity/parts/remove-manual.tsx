import { equityAdminCalls, type AdminManual } from '@yf/contract/equity-admin'
import { useSaving } from '#platform/http/saving.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** After a confirmation: members no longer find the manual, and its file is deleted. */
export function RemoveManual({ row }: { row: AdminManual }) {
  const { companyId, id, name } = row
  const saving = useSaving(equityAdminCalls.removeManual, equityAdminCalls.manuals)
  const savedMessage = `「${name}」已删除`
  return (
    <AskingButton size="small" danger aria-label={`删除${name}`} word="删除">
      {(close) => (
        <Dialog
          title={`删除「${name}」`}
          confirmText="删除"
          isDanger
          isBusy={saving.isBusy}
          fault={saving.fault}
          onConfirm={() => void saving.save({ companyId, id }, { savedMessage, onClose: close })}
          onClose={close}
        >
          <p>员工不再看到这份手册，文件一并删除，不能恢复。</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
