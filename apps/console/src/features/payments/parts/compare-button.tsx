import { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { Button } from 'antd'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

export function CompareButton({ day }: { day: string }) {
  const { send, isBusy } = useWrite(paymentsAdminCalls.compare)
  const compare = async () => {
    const done = await send({ day })
    if (!done.ok) {
      say(done.error.message)
      return
    }
    await refresh(paymentsAdminCalls.days, paymentsAdminCalls.differences)
    say(done.result.openCount > 0 ? `${day} 有 ${done.result.openCount} 处差异` : `${day} 账目一致`)
  }
  return (
    <Button size="small" loading={isBusy} aria-label={`核对 ${day}`} onClick={() => void compare()}>
      核对
    </Button>
  )
}
