import { activitiesAdminCalls, type AdminLead } from '@yf/contract/activities-admin'
import { longestNote } from '@yf/domain/feedback'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

export const ContactLead = ({ lead }: { lead: AdminLead }) => (
  <AskingButton size="small" type="primary" word="登记已联系">
    {(close) => <ContactDialog lead={lead} onClose={close} />}
  </AskingButton>
)

function ContactDialog({ lead, onClose }: { lead: AdminLead; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { send, isBusy, error } = useWrite(activitiesAdminCalls.contactLead)
  const confirm = async () => {
    const done = await send({ id: lead.id, note: note.trim() })
    if (!done.ok) return
    onClose()
    say('已登记')
    await refresh(activitiesAdminCalls.leads)
  }
  return (
    <Dialog
      title={`登记已联系 ${lead.phone}`}
      confirmText="确认已联系"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={note.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextEntry
        label="联系结果"
        isRequired
        rows={3}
        value={note}
        maxLength={longestNote}
        onChange={setNote}
      />
    </Dialog>
  )
}
