import { companyAdminCalls } from '@yf/contract/company-admin'
import { useSaving } from '#platform/http/saving.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

interface Props {
  companyId: string
  row: { readonly id: string; readonly name: string }
  kind: 'benefit' | 'service'
}

const calls = { benefit: companyAdminCalls.removeBenefit, service: companyAdminCalls.removeService }
const notes = {
  benefit: '企业专区不再展示这项权益；员工已经持有的权益照常使用。',
  service: '企业专区不再展示这项服务；已经预约的照常进行。',
}

/** After a confirmation: the company no longer shows it. */
export function RemoveOffer({ companyId, row: { id, name }, kind }: Props) {
  const saving = useSaving(calls[kind], companyAdminCalls.profile)
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
          <p>{notes[kind]}</p>
        </Dialog>
      )}
    </AskingButton>
  )
}
