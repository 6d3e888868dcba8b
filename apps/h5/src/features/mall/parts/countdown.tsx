import { fromMoment } from '@yf/domain/dates'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './countdown.module.css'

interface Props {
  until: string
  /** The server's clock, so that the countdown is right on a phone with a wrong clock. */
  serverTime: string
  onOver: () => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** 2 天 03:04:05 */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return `${days > 0 ? `${days} 天 ` : ''}${clock.map(two).join(':')}`
}

export function Countdown({ until, serverTime, onOver }: Props) {
  const whole = fromMoment(until).getTime() - fromMoment(serverTime).getTime()
  const [left, setLeft] = useState(whole)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => {
      const now = whole - (performance.now() - begun)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over()
    }, 1000)
    return () => clearInterval(timer)
  }, [whole])
  return (
    <span className={styles.countdown} role="timer">
      距结束 <strong>{countdownText(left)}</strong>
    </span>
  )
}
