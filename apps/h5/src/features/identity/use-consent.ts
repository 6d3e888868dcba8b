import { useState } from 'react'
import { confirm } from '#ui/dialog/confirm-lazily.ts'

export interface Consent {
  accepted: boolean
  setAccepted: (accepted: boolean) => void
  /** Asks for consent if it is not ticked; false if the person declines. */
  ensure: () => Promise<boolean>
}

/** Every way of login requires consent. */
export function useConsent(actionName = '登录'): Consent {
  const [accepted, setAccepted] = useState(false)
  const ensure = async () => {
    if (accepted) return true
    const hasAgreed = await confirm({
      title: '请先阅读并同意',
      content: `${actionName}前请阅读并同意《用户协议》和《隐私政策》`,
      confirmText: `同意并${actionName}`,
      cancelText: '再看看',
    })
    if (hasAgreed) setAccepted(true)
    return hasAgreed
  }
  return { accepted, setAccepted, ensure }
}
