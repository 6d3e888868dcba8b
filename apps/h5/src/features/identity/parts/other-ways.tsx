import type { EventName } from '@yf/domain/tracking'
import type { ReactNode } from 'react'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { say } from '#platform/http/feedback.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useSupply } from '#platform/theme/login-theme.ts'
import { useTap } from '#ui/button/use-tap.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Consent } from '../use-consent.ts'
import styles from './other-ways.module.css'

interface WayProps {
  icon: 'mobile' | 'message' | 'lock' | 'shield'
  children: ReactNode
  onTap: () => unknown
  track?: EventName
}

export function Way({ icon, children, onTap, track }: WayProps) {
  const tap = useTap(onTap)
  return (
    <button type="button" className={styles.way} onClick={() => tap()} data-track={track}>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
      </span>
      {children}
    </button>
  )
}

interface Props {
  consent: Consent
  /** Switches to the code form. */
  onCode: () => void
  children?: ReactNode
}

/** One-tap login everywhere, WeChat login inside WeChat; their code loads on demand. */
export function OtherWays({ consent, onCode, children }: Props) {
  const supply = useSupply()
  const { redirect } = useQueryParams()
  const oneTap = async () => {
    if (!(await consent.ensure())) return
    try {
      const { loginByOneTap } = await import('../one-tap.ts')
      await loginByOneTap(supply)
    } catch {
      onCode()
      say('一键登录失败，请使用验证码登录')
    }
  }
  return (
    <section className={styles.ways} aria-label="其他登录方式">
      <p className={styles.title}>其他登录方式</p>
      <div className={styles.row}>
        <Way icon="mobile" onTap={oneTap} track="login.oneTap">
          一键登录
        </Way>
        {currentEnvironment() === 'wechat' && (
          <Way
            icon="message"
            onTap={() => go('/openIdLogin', { query: { redirect, supply } })}
            track="login.wechat"
          >
            微信登录
          </Way>
        )}
        {children}
      </div>
    </section>
  )
}
