import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { useLoginTheme } from '#platform/theme/login-theme.ts'
import { setElder, useIsElder } from '#platform/theme/elder.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BarePage } from '#ui/page/bare-page.tsx'
import styles from './login-page.module.css'

const PendingStep = lazy(() => import('./pending-step.tsx'))

interface Props {
  /** Used when a promotion or a partner supplies the title. */
  title?: string
  slogan?: string
  children: ReactNode
}

/**
 * Head of every login screen, in the supplier's colours (specification §7). A login that still needs a phone or
 * consent replaces the form until it is completed or given up.
 */
export function LoginPage({
  title = '欢迎来到原力星球',
  slogan = '健康保障与员工福利，一处办理',
  children,
}: Props) {
  const isPending = useSession((session) => sessionKind(session) === 'pending')
  const { logo, backImage, hasService, textColor } = useLoginTheme()
  const isElder = useIsElder()
  return (
    <BarePage>
      <div className={styles.page} style={{ '--login-text': textColor } as CSSProperties}>
        <button
          type="button"
          className={styles.elder}
          aria-pressed={isElder}
          onClick={() => setElder(!isElder)}
        >
          <Icon name="elder" size={20} />
          {isElder ? '标准版' : '关怀版'}
        </button>
        {backImage && <img className={styles.back} src={backImage} alt="" />}
        <header className={styles.head}>
          <img
            className={styles.logo}
            src={logo ?? '/art/logo-yuanli.svg'}
            alt=""
            width={56}
            height={56}
            onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
          />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{slogan}</p>
        </header>
        {isPending ? (
          <Suspense>
            <PendingStep />
          </Suspense>
        ) : (
          children
        )}
        {hasService && (
          <p className={styles.service}>
            <Icon name="service" size={20} />
            <span>
              登录遇到问题？请联系企业人力资源
              <br />
              服务时间：工作日 9:00-18:30
            </span>
          </p>
        )}
      </div>
    </BarePage>
  )
}
