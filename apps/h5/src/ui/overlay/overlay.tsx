import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#ui/class-names.ts'
import { guardBack } from './back-guard.ts'
import { trapFocus } from './focus-trap.ts'
import styles from './overlay.module.css'
import { usePresence } from './use-presence.ts'

export interface OverlayProps {
  open: boolean
  /** Called on back, Escape and, if allowed, a tap outside the panel. */
  onClose: () => void
  /** The name announced when it opens. */
  label: string
  place: 'center' | 'bottom'
  role?: 'dialog' | 'alertdialog'
  closeOnBackdrop?: boolean
  panelClassName?: string | undefined
  children: ReactNode
}

/** Common behaviour of every popup: portal, backdrop, focus, back and Escape. */
export function Overlay(props: OverlayProps) {
  const { open, onClose, label, place, role = 'dialog', closeOnBackdrop = true } = props
  const present = usePresence(open)
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => (open && panel.current ? trapFocus(panel.current) : undefined), [open])
  // Before the paint, so that a key pressed as soon as it is visible is handled.
  useLayoutEffect(() => (open ? guardBack(() => close()) : undefined), [open])

  if (!present) return null
  return createPortal(
    <div className={classNames(styles.layer, styles[place])} data-state={open ? 'in' : 'out'}>
      <div className={styles.backdrop} aria-hidden onClick={() => closeOnBackdrop && onClose()} />
      <div
        ref={panel}
        className={classNames(styles.panel, props.panelClassName)}
        role={role}
        aria-modal
        aria-label={label}
        tabIndex={-1}
      >
        {props.children}
      </div>
    </div>,
    document.body,
  )
}
