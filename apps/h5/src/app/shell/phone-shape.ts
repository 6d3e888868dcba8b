import { useEffect, useState } from 'react'

interface ScreenSize {
  width: number
  height: number
}

/** Specification §1: only phone-shaped screens. `eitherWay` is for the signature, which is written in landscape. */
export function isPhoneShaped({ width, height }: ScreenSize, eitherWay = false): boolean {
  const ratio = eitherWay ? Math.min(width, height) / Math.max(width, height) : width / height
  return ratio >= 0.4 && ratio <= 0.8
}

/** A keyboard only reduces the height, on a touch device, while a field has the focus: that is no change of shape. */
export function isKeyboard(
  before: ScreenSize,
  now: ScreenSize,
  device: { isTouch: boolean; isTyping: boolean },
): boolean {
  return device.isTouch && device.isTyping && now.width === before.width && now.height < before.height
}

const currentSize = (): ScreenSize => ({ width: innerWidth, height: innerHeight })

const typing = 'input, textarea, select, [contenteditable]'

const currentDevice = () => ({
  isTouch: navigator.maxTouchPoints > 0 || matchMedia('(pointer: coarse)').matches,
  isTyping: document.activeElement?.matches(typing) ?? false,
})

/** The screen size without the effect of a keyboard. */
export function useShape(): ScreenSize {
  const [size, setSize] = useState(currentSize)
  useEffect(() => {
    const look = () =>
      setSize((before) => (isKeyboard(before, currentSize(), currentDevice()) ? before : currentSize()))
    addEventListener('resize', look)
    addEventListener('orientationchange', look)
    return () => {
      removeEventListener('resize', look)
      removeEventListener('orientationchange', look)
    }
  }, [])
  return size
}
