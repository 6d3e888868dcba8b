import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isCallError } from '@yf/client/call-error'
import { replace } from '#platform/navigation/history.ts'
import { ownPath } from '#platform/navigation/own-path.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { currentSignInFacts } from '#platform/session/leave.ts'
import { loginPath } from '#platform/session/sign-in-path.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import styles from './sso-page.module.css'

/** Opens the ordinary login and keeps the requested page. */
export function openLogin(redirect: string | undefined): void {
  replace(loginPath(currentSignInFacts(), ownPath(redirect)))
}

interface Props {
  /** The provider's name, for the texts: 企业微信, 钉钉 … */
  provider: string
  /** Resolves once a session is created or the browser leaves for the provider's page. */
  attempt: () => Promise<void>
}

const errorText = (error: unknown): string =>
  isCallError(error) ? error.message : '没有得到授权，请重试，或使用手机号登录'

function Working({ provider }: { provider: string }) {
  return (
    <div className={styles.working} role="status">
      <img className={styles.logo} src="/art/logo-yuanli.svg" alt="" width={56} height={56} />
      <p className={styles.title}>正在通过{provider}登录</p>
      <p className={styles.note}>正在核实您的身份，请稍候</p>
      <span className={styles.bar} aria-hidden />
    </div>
  )
}

/** Single sign-on runs automatically; only a failure offers choices. */
export function SsoPage({ provider, attempt }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const { redirect } = useQueryParams()
  const hasBegun = useRef(false)

  const run = async () => {
    setFailure(null)
    try {
      await attempt()
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  useEffect(() => {
    // A code is valid for one exchange, also when React runs effects twice.
    if (hasBegun.current) return
    hasBegun.current = true
    void run()
  })
  const actions: ReactNode = (
    <div className={styles.actions}>
      <Button block onTap={run}>
        重试
      </Button>
      <Button kind="secondary" block onTap={() => openLogin(redirect)}>
        使用手机号登录
      </Button>
    </div>
  )
  return (
    <Page bare>
      {failure === null ? (
        <Working provider={provider} />
      ) : (
        <BlankState picture="error" title={`${provider}登录没有成功`} note={failure} action={actions} />
      )}
    </Page>
  )
}
