import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { leaveMs } from '#ui/overlay/use-presence.ts'
import { whenBackIsFree } from '#ui/overlay/back-guard.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmOptions {
  title?: string
  content?: ReactNode
  confirmText?: string
  cancelText?: string
  /** For actions that cannot be undone. */
  tone?: 'normal' | 'danger'
  /**
   * Runs within the confirming tap, for actions that browsers only allow there, such as copying. The promise resolves
   * later.
   */
  onAgree?: () => unknown
}

function ask({ onAgree, ...options }: ConfirmOptions): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise((resolve) => {
    const draw = (open: boolean) =>
      root.render(<Dialog {...options} open={open} onConfirm={agree} onCancel={() => settle(false)} />)
    const agree = () => {
      onAgree?.()
      settle(true)
    }
    const settle = (answer: boolean) => {
      draw(false)
      setTimeout(() => {
        root.unmount()
        host.remove()
      }, leaveMs + 80)
      // The dialog's own history entry is removed first: `if (await confirm(…)) back()` must leave the page.
      setTimeout(() => void whenBackIsFree().then(() => resolve(answer)))
    }
    draw(true)
  })
}

/** True if the member confirms; back, Escape and the cancel button mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> => ask({ cancelText: '取消', ...options })

export const alert = async (
  options: Omit<ConfirmOptions, 'cancelText' | 'onAgree'> | string,
): Promise<void> => {
  await ask({ confirmText: '知道了', ...(typeof options === 'string' ? { content: options } : options) })
}
