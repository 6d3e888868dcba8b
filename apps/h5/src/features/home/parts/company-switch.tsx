import { Suspense, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { useCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { useCompanyName } from '#platform/theme/company-name.ts'
import { useFunction } from '#platform/theme/theme.ts'
import { CompanyLogo } from '#ui/company-logo/company-logo.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import styles from './company-switch.module.css'

const CompanySheet = lazy(async () => ({ default: (await import('./company-sheet.tsx')).CompanySheet }))

interface Props {
  /** Shown even if the company removes the switch from the home page: a member can always switch companies. */
  isAlways?: boolean
}

/** The company's logo and name; a tap opens the list of the others, if there are any. */
export function CompanySwitch({ isAlways = false }: Props) {
  const company = useCompany()
  const { isShown, name, picture } = useFunction('function_company_switch', '切换企业')
  const hasOthers = useSession((session) => session.companies.length > 1) && (isShown || isAlways)
  const [open, setOpen] = useState(false)
  const wasOpened = useOnceOpen(open)
  const title = useCompanyName()
  const face = (
    <>
      <CompanyLogo src={company.logo ?? undefined} name={title} size={32} />
      <span className={styles.text}>
        <span className={styles.name}>{title}</span>
        {title !== company.companyName && <span className={styles.full}>{company.companyName}</span>}
      </span>
    </>
  )
  if (!hasOthers) return <div className={styles.switch}>{face}</div>
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        data-track="home.company"
      >
        {face}
        <Icon name="swap" size={18} label={name} picture={picture} />
      </button>
      <Suspense>{wasOpened && <CompanySheet open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
