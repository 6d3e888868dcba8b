import { hospitalAdminCalls, type AdminHospital } from '@yf/contract/hospital-admin'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** After a confirmation: members no longer find the hospital, or find it again. */
export function CloseHospital({ row }: { row: AdminHospital }) {
  const { id, revision, name, isClosed } = row
  const action = isClosed ? '恢复' : '关停'
  const saving = useSaving(hospitalAdminCalls.closeHospital, hospitalAdminCalls.hospitals)
  const save = async (onClose: () => void) => {
    const saved = await saving.save(
      { id, revision, isClosed: !isClosed },
      { savedMessage: `${name}已${action}`, onClose },
    )
    if (!saved) await refresh(hospitalAdminCalls.hospitals)
  }
  return (
    <AskingButton size="small" aria-label={`${action}${name}`} word={action}>
      {(close) => (
        <Dialog
          title={`${action}「${name}」`}
          confirmText={action}
          isDanger={!isClosed}
          isBusy={saving.isBusy}
          fault={saving.fault}
          onConfirm={() => void save(close)}
          onClose={close}
        >
          <p>
            {isClosed
              ? '会员可以再次查到这家医院。'
              : '会员不再查到这家医院；以前在这里就诊的理赔照常按目录判断等级和性质。'}
          </p>
        </Dialog>
      )}
    </AskingButton>
  )
}
