import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { dismissToast, useToasts } from './toast.ts'

/** Seconds; long enough to be read twice. */
const shownFor = 5

/** Shows each message once through the library's messages; a click closes it. */
export function Toasts() {
  const { message } = App.useApp()
  const toasts = useToasts((state) => state.toasts)
  const last = useRef(0)
  useEffect(() => {
    for (const { id, text } of toasts.filter((one) => one.id > last.current)) {
      last.current = id
      void message.open({
        key: text,
        type: 'info',
        content: text,
        duration: shownFor,
        onClick: () => message.destroy(text),
        onClose: () => dismissToast(id),
      })
    }
  }, [toasts, message])
  return null
}
