import { companyAdminCalls, type CompanyProfile } from '@yf/contract/company-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import text from '#ui/quiet.module.css'
import { BenefitList } from '../parts/benefit-list.tsx'
import { CompanyPreview } from '../parts/company-preview.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { ServiceList } from '../parts/service-list.tsx'
import { useContactDraft } from '../use-contact-draft.ts'
import styles from './company-profile.module.css'

/**
 * The profile that one company shows its employees; an operator chooses the company, staff of a company have theirs.
 */
export default function CompanyProfilePage() {
  const { company } = useLocation().query
  const companies = useQueryOf(companyAdminCalls.companies, {})
  return (
    <Answered of={companies} failed="企业没有加载成功" empty="还没有企业">
      {(rows) => {
        const companyId = rows.find((row) => row.companyId === company)?.companyId ?? rows[0]!.companyId
        const choice = rows.length > 1 && (
          <Select<string>
            className={styles.company}
            aria-label="企业"
            virtual={false}
            showSearch={{ optionFilterProp: 'label' }}
            value={companyId}
            options={rows.map(({ companyId: value, companyName }) => ({ value, label: companyName }))}
            onChange={(chosen) => go('/companyProfile', { company: chosen })}
          />
        )
        return (
          <StackedPage
            title="企业资料"
            tools={
              <>
                {choice}
                <span className={text.quiet}>
                  员工在应用「企业专区」看到的内容，保存后立即生效，记入审计。
                </span>
              </>
            }
          >
            <OneCompany key={companyId} companyId={companyId} />
          </StackedPage>
        )
      }}
    </Answered>
  )
}

function OneCompany({ companyId }: { companyId: string }) {
  const profile = useQueryOf(companyAdminCalls.profile, { companyId })
  return (
    <Answered of={profile} failed="企业资料没有加载成功">
      {(shown) => <Profile profile={shown} />}
    </Answered>
  )
}

function Profile({ profile }: { profile: CompanyProfile }) {
  const draft = useContactDraft(profile)
  return (
    <div className={styles.profile}>
      <div className={styles.main}>
        <ContactForm draft={draft} />
        <BenefitList profile={profile} />
        <ServiceList profile={profile} />
      </div>
      <CompanyPreview contact={draft.words} profile={profile} />
    </div>
  )
}
