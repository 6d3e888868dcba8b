import type { FamilyMember } from '@yf/contract/family'
import { certificateLabel } from '@yf/domain/certificate'
import { genderNames } from '@yf/domain/gender'
import { relationLabel } from '@yf/domain/relations'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneCard } from './member-form-page.tsx'
import styles from './member-form.module.css'

/** A member who is insured or has an own account: the identity is locked, the phone can change. */
export function TiedMember({ member, why }: { member: FamilyMember; why: string }) {
  return (
    <Page>
      <div className={styles.notice}>
        <NoticeBar>{why}</NoticeBar>
      </div>
      <Card title="身份信息">
        <Facts
          rows={[
            { label: '姓名', value: member.name },
            { label: '与本人关系', value: relationLabel(member.relation) },
            { label: '证件类型', value: certificateLabel(member.certificateType ?? '') },
            { label: '证件号码', value: member.certificateNumber },
            { label: '出生日期', value: member.birth },
            { label: '性别', value: genderNames[member.gender] },
          ]}
        />
      </Card>
      <PhoneCard member={member} />
    </Page>
  )
}
