import { useEffect, useEffectEvent } from 'react'

type Keys = Readonly<Record<string, (() => void) | undefined>>

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single-key shortcuts of the page, inactive during typing, in dialogs and with modifier keys. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const deed = keys[event.key]
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return
    if (isWriting(event.target) || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
