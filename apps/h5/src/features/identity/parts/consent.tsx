import { Suspense, useState } from 'react'
import { Link } from '#platform/navigation/link.tsx'
import { lazy } from '#platform/parts/lazy.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import styles from './consent.module.css'

const AgreementSheet = lazy(() => import('./agreement-sheet.tsx'))

interface Props {
  accepted: boolean
  onChange: (accepted: boolean) => void
}

/** Never preselected. The agreement opens here, because its own page requires a login. */
export function Consent({ accepted, onChange }: Props) {
  const [isReading, setReading] = useState<boolean | null>(null)
  return (
    <>
      <Checkbox checked={accepted} onChange={onChange}>
        我已阅读并同意
        <button type="button" className={styles.link} onClick={() => setReading(true)}>
          《用户协议》
        </button>
        和
        <Link to="/privacyPolicy" className={styles.link}>
          《隐私政策》
        </Link>
      </Checkbox>
      {isReading !== null && (
        <Suspense>
          <AgreementSheet open={isReading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
