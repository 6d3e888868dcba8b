import type { FamilyMember } from '@yf/contract/family'
import { nickNameLength } from '@yf/domain/family'
import { shortened } from '@yf/domain/masks'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AvatarPicker } from '../parts/avatar-picker.tsx'
import { OwnBirth } from '../parts/own-birth.tsx'
import { useSelf } from '../use-family.ts'
import { useSelfForm } from '../use-self-form.ts'
import styles from '../parts/member-form.module.css'

export default function FamilyEditSelfScreen() {
  return (
    <AnsweredPage of={useSelf()} skeleton={<SkeletonCard lines={5} />}>
      {(self) => <SelfForm self={self} />}
    </AnsweredPage>
  )
}

function SelfForm({ self }: { self: FamilyMember }) {
  const { values, faults, field, set, change, save, isByCertificate, isBusy } = useSelfForm(self)
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={save}>
          保存
        </Button>
      }
    >
      <Card>
        <div className={styles.fields}>
          <AvatarPicker name={self.name} value={values.headimgurl} onChange={set('headimgurl')} />
          <TextField
            label="昵称"
            required
            clearable
            maxLength={nickNameLength * 2}
            placeholder={`${nickNameLength}个字以内`}
            {...field('nickName')}
          />
        </div>
      </Card>
      <Card title="身份信息" flush>
        <Cell icon="user" label="姓名" value={self.name} />
        <Cell
          icon="card"
          label="证件号"
          value={self.certificateNumber ? shortened(self.certificateNumber) : '未绑定'}
          onTap={() => go(self.certificateNumber ? '/setup/resetIdCard' : '/setup/editIdCard')}
        />
        <Cell icon="mobile" label="手机号" value={self.mobile} onTap={() => go('/setup/resetPhone')} />
      </Card>
      <OwnBirth
        birth={values.birth}
        gender={values.gender}
        isByCertificate={isByCertificate}
        error={faults.birth}
        onChange={change}
      />
    </Page>
  )
}
