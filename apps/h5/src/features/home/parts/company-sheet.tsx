import { displayName } from '@yf/domain/company'
import { switchCompany, useCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { CompanyLogo } from '#ui/company-logo/company-logo.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'

export function CompanySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { companyId } = useCompany()
  const companies = useSession((session) => session.companies)
  return (
    <PickerSheet
      open={open}
      title="切换企业"
      value={companyId}
      options={companies.map((one) => ({
        value: one.companyId,
        label: displayName(one),
        note: [one.companyName, one.groupCompanyName, one.isFamily === 1 ? '家属' : '员工'].join(' · '),
        lead: <CompanyLogo src={one.logo ?? undefined} name={displayName(one)} size={40} />,
      }))}
      onSelect={switchCompany}
      onClose={onClose}
    />
  )
}
