import { Suspense, useState } from 'react'
import { Link } from '#platform/navigation/link.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { lazy } from '#platform/parts/lazy.ts'
import styles from './login-links.module.css'

const ResetPasswordSheet = lazy(() => import('./reset-password-sheet.tsx'))

interface Props {
  phone: string
  onReset: (phone: string) => void
}

/** Alternatives for a person who cannot log in: forgotten password, no account yet, another phone. */
export function LoginLinks({ phone, onReset }: Props) {
  const [isResetting, setResetting] = useState<boolean | null>(null)
  const { supply } = useQueryParams()
  return (
    <div className={styles.links}>
      <button
        type="button"
        className={styles.link}
        onClick={() => setResetting(true)}
        data-track="login.reset"
      >
        忘记密码
      </button>
      <Link to="/register" query={{ supply }} className={styles.link} data-track="login.register">
        注册
      </Link>
      <Link to="/setup/resetPhone" query={{ lost: '1' }} className={styles.link}>
        手机号已停用？
      </Link>
      {isResetting !== null && (
        <Suspense>
          <ResetPasswordSheet
            open={isResetting}
            phone={phone}
            onClose={() => setResetting(false)}
            onDone={onReset}
          />
        </Suspense>
      )}
    </div>
  )
}
