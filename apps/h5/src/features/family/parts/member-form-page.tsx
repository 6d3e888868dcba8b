import type { FamilyMember } from '@yf/contract/family'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { useMemberForm } from '../use-member-form.ts'
import { BirthFields, ContactFields, PersonFields } from './member-fields.tsx'
import styles from './member-form.module.css'

/** Adds a member or edits an editable one; for a locked one only missing data. */
export function MemberFormPage({ savedMember }: { savedMember: FamilyMember | null }) {
  const { values, faults, change, submit, isBusy } = useMemberForm(savedMember)
  const fields = { form: values, faults, savedMember, onChange: change }
  return (
    <Page
      {...(savedMember ? {} : { title: '添加家庭成员' })}
      actions={
        <Button block busy={isBusy} onTap={submit}>
          {savedMember ? '保存' : '添加'}
        </Button>
      }
    >
      {savedMember?.canEdit === 0 && (
        <div className={styles.notice}>
          <NoticeBar>{`${savedMember.name}已有保障或账号，可补充证件号码和出生日期，其他信息不能更换`}</NoticeBar>
        </div>
      )}
      <Card>
        <div className={styles.fields}>
          <PersonFields {...fields} />
          <BirthFields {...fields} />
        </div>
      </Card>
      {savedMember ? (
        <PhoneCard member={savedMember} />
      ) : (
        <Card>
          <div className={styles.fields}>
            <ContactFields {...fields} />
          </div>
        </Card>
      )}
    </Page>
  )
}

export function PhoneCard({ member }: { member: FamilyMember }) {
  return (
    <Card flush>
      <Cell
        icon="mobile"
        label="手机号"
        value={member.mobile ?? '未登记'}
        onTap={() => go('/family/editPhone', { query: { id: member.id } })}
      />
    </Card>
  )
}
