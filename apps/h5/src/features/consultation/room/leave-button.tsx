import { consultationCalls } from '@yf/contract/consultation'
import { canCancel, consultationStates, isOver, type ConsultationState } from '@yf/domain/consultation'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'

interface LeaveButtonProps {
  id: string
  state: ConsultationState
  /** Paid with money instead of a benefit. */
  isSelfPaid?: boolean
  onLeft: () => unknown
}

const cancelling = (state: ConsultationState, isSelfPaid: boolean) => {
  const isUnpaid = state === consultationStates.unpaid
  const back = isSelfPaid ? '费用会原路退回' : '权益次数会退回给您'
  return {
    title: '取消这次问诊？',
    content: isUnpaid ? '您还没有付款，取消不会产生费用' : `医生还没有接诊，取消后${back}`,
    confirmText: '取消问诊',
    cancelText: isUnpaid ? '再想想' : '继续等待',
  }
}
const ending = {
  title: '结束这次问诊？',
  content: '结束后不能再向医生发消息，问诊小结和处方会保留',
  confirmText: '结束问诊',
  cancelText: '继续问诊',
} as const

/** Cancels before a doctor accepts, ends afterwards. Both ask first. */
export function LeaveButton({ id, state, isSelfPaid = false, onLeft }: LeaveButtonProps) {
  const cancel = useWrite(consultationCalls.cancel)
  const end = useWrite(consultationCalls.end)
  if (isOver(state)) return null
  const isWaiting = canCancel(state)
  const leave = async () => {
    if (!(await confirm({ ...(isWaiting ? cancelling(state, isSelfPaid) : ending), tone: 'danger' }))) return
    // Refetches after any response: a doctor may have accepted in the meantime.
    await (isWaiting ? cancel : end).send({ id })
    await refresh(consultationCalls.list, consultationCalls.quote)
    await onLeft()
  }
  return (
    <Button kind="plain" size="small" onTap={leave}>
      {isWaiting ? '取消' : '结束'}
    </Button>
  )
}
