import { activitiesAdminCalls, type AdminLead } from '@yf/contract/activities-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'

/** Masked until staff request it: each full number that is shown is recorded in the audit log. */
export function LeadPhone({ lead }: { lead: AdminLead }) {
  const [isAsked, setAsked] = useState(false)
  const whole = useQueryOf(activitiesAdminCalls.leadPhone, { id: lead.id }, { enabled: isAsked })
  if (isAsked && whole.data) return whole.data.phone
  const isWaiting = isAsked && whole.isFetching
  return (
    <>
      {lead.phone}
      <Button
        type="link"
        size="small"
        disabled={isWaiting}
        onClick={() => (isAsked ? void whole.refetch() : setAsked(true))}
      >
        查看号码
      </Button>
      {isAsked && whole.error && <div className={text.quiet}>{whole.error.message}</div>}
    </>
  )
}
