import type { CSSProperties, ReactNode } from 'react'
import { useLoginTheme } from '../../../platform/theme/login-theme.ts'
import { setElder, useIsElder } from '../../../platform/theme/elder.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Page } from '../../../ui/page/page.tsx'
import styles from './login-page.module.css'

/** The head of every login screen, in the supplier's colours (specification §7). */
export function LoginPage({ children }: { children: ReactNode }) {
  const { logo, backImage, hasService, textColor } = useLoginTheme()
  const isElder = useIsElder()
  return (
    <Page title="登录" bare>
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
          <img className={styles.logo} src={logo ?? '/art/logo-yuanli.svg'} alt="" width={56} height={56} />
          <h1 className={styles.title}>欢迎来到原力星球</h1>
          <p className={styles.words}>健康保障与员工福利，一处办理</p>
        </header>
        {children}
        {hasService && (
          <p className={styles.service}>
            登录遇到问题？请联系企业人力资源
            <br />
            服务时间：工作日 9:00-18:30
          </p>
        )}
      </div>
    </Page>
  )
}
