import { appointmentDeskCalls, type DeskSite } from '@yf/contract/appointment-desk'
import { Button } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'

/** No new bookings for a while; those that stand are kept. */
export function PauseSite({ row }: { row: DeskSite }) {
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy, error } = useWrite(appointmentDeskCalls.pauseSite)
  const isPaused = row.isPaused === 1
  const word = isPaused ? '恢复预约' : '暂停预约'
  const confirm = async () => {
    const done = await send({ siteId: row.id, isPaused: isPaused ? 0 : 1 })
    if (!done.ok) return
    await refresh(appointmentDeskCalls.sites)
    setAsking(false)
    say(`${row.name}：已${word}`)
  }
  return (
    <>
      <Button size="small" aria-label={`${word}：${row.name}`} onClick={() => setAsking(true)}>
        {isPaused ? '恢复' : '暂停'}
      </Button>
      {isAsking && (
        <Dialog
          title={`${word}：${row.name}`}
          confirmText={word}
          isDanger={!isPaused}
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{isPaused ? '员工可以重新预约这个网点。' : '不再接受新的预约，已有的预约照常进行。'}</p>
        </Dialog>
      )}
    </>
  )
}
