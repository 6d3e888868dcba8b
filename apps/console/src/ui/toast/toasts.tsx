import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { unsay, useSaid } from './toast.ts'

/** Seconds; long enough to be read twice. */
const shownFor = 5

/** Shows each message once through the library's messages; a click closes it. */
export function Toasts() {
  const { message } = App.useApp()
  const said = useSaid((state) => state.said)
  const last = useRef(0)
  useEffect(() => {
    for (const { id, words } of said.filter((one) => one.id > last.current)) {
      last.current = id
      void message.open({
        key: words,
        type: 'info',
        content: words,
        duration: shownFor,
        onClick: () => message.destroy(words),
        onClose: () => unsay(id),
      })
    }
  }, [said, message])
  return null
}
