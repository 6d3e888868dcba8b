import { advertsAdminCalls, type AdminAdvert } from '@yf/contract/adverts-admin'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** After a confirmation: members no longer see the advert. */
export function EndAdvert({ row }: { row: AdminAdvert }) {
  const { companyId, id, revision, title } = row
  const saving = useSaving(advertsAdminCalls.end, advertsAdminCalls.list)
  const end = async (onClose: () => void) => {
    const ended = await saving.save(
      { companyId, id, revision },
      { savedMessage: `「${title}」已结束`, onClose },
    )
    if (!ended) await refresh(advertsAdminCalls.list)
  }
  return (
    <AskingButton size="small" aria-label={`结束${title}`} word="结束">
      {(close) => (
        <Dialog
          title={`结束「${title}」`}
          confirmText="立即结束"
          isDanger
          isBusy={saving.isBusy}
          fault={saving.fault}
          onConfirm={() => void end(close)}
          onClose={close}
        >
          <p>员工下次打开时不再看到；展示和点击次数保留，之后改结束时间可以再次展示。</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
