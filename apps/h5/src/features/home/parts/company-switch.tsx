import { useState } from 'react'
import { displayName } from '@yf/domain/company'
import { switchCompany, useCompany } from '../../../platform/session/company.ts'
import { useSession } from '../../../platform/session/session.ts'
import { CompanyLogo } from '../../../ui/company-logo/company-logo.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PickerSheet } from '../../../ui/picker-sheet/picker-sheet.tsx'
import styles from './company-switch.module.css'

/** The company's logo and name; a tap opens the others where there are some. */
export function CompanySwitch() {
  const company = useCompany()
  const companies = useSession((session) => session.companies)
  const [open, setOpen] = useState(false)
  const title = displayName(company)
  const face = (
    <>
      <CompanyLogo src={company.logo ?? undefined} name={title} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {title !== company.companyName && <span className={styles.full}>{company.companyName}</span>}
      </span>
    </>
  )
  if (companies.length < 2) return <div className={styles.switch}>{face}</div>
  return (
    <>
      <button type="button" className={styles.switch} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {face}
        <Icon name="swap" size={18} label="切换企业" />
      </button>
      <PickerSheet
        open={open}
        title="切换企业"
        value={company.companyId}
        options={companies.map((one) => ({
          value: one.companyId,
          label: displayName(one),
          note: [one.companyName, one.groupCompanyName, one.isFamily === 1 ? '家属' : '员工'].join(' · '),
          lead: <CompanyLogo src={one.logo ?? undefined} name={displayName(one)} size={40} />,
        }))}
        onSelect={switchCompany}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
