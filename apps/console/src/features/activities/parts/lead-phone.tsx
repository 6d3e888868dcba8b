import { activitiesAdminCalls, type AdminLead } from '@yf/contract/activities-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'

/** Masked until staff request it: each full number that is shown is recorded in the audit log. */
export function LeadPhone({ lead }: { lead: AdminLead }) {
  const [isConfirming, setConfirming] = useState(false)
  const whole = useQueryOf(activitiesAdminCalls.leadPhone, { id: lead.id }, { enabled: isConfirming })
  if (isConfirming && whole.data) return whole.data.phone
  const isWaiting = isConfirming && whole.isFetching
  return (
    <>
      {lead.phone}
      <Button
        type="link"
        size="small"
        disabled={isWaiting}
        onClick={() => (isConfirming ? void whole.refetch() : setConfirming(true))}
      >
        查看号码
      </Button>
      {isConfirming && whole.error && <div className={text.quiet}>{whole.error.message}</div>}
    </>
  )
}
