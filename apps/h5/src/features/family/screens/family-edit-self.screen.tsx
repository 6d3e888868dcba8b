import type { FamilyMember } from '@yf/contract/family'
import { nickNameLength } from '@yf/domain/family'
import { shortened } from '@yf/domain/masks'
import { back, go } from '#platform/navigation/go.ts'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AvatarPicker } from '../parts/avatar-picker.tsx'
import { OwnBirth } from '../parts/own-birth.tsx'
import { useFamily } from '../use-family.ts'
import { useSelfForm } from '../use-self-form.ts'
import styles from '../parts/member-form.module.css'

const leave = () => back('/family/index')

export default function FamilyEditSelfScreen() {
  const { data, isPending, isError, refetch } = useFamily()
  const self = data?.find(({ relation }) => relation === 'self')
  if (self) return <SelfForm self={self} />
  return (
    <Page title="个人信息" onBack={leave}>
      {isPending && <SkeletonCard lines={5} />}
      {isError && <ErrorState onRetry={refetch} />}
    </Page>
  )
}

function SelfForm({ self }: { self: FamilyMember }) {
  const { form, faults, change, save, isSaid, isBusy } = useSelfForm(self, leave)
  return (
    <Page
      title="个人信息"
      onBack={leave}
      actions={
        <Button block busy={isBusy} onTap={save}>
          保存
        </Button>
      }
    >
      <Card>
        <div className={styles.fields}>
          <AvatarPicker
            name={self.name}
            value={form.headimgurl}
            onChange={(headimgurl) => change({ headimgurl })}
          />
          <TextField
            label="昵称"
            required
            clearable
            maxLength={nickNameLength * 2}
            placeholder={`${nickNameLength}个字以内`}
            value={form.nickName}
            error={faults.nickName ?? undefined}
            onChange={(nickName) => change({ nickName })}
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
        birth={form.birth}
        gender={form.gender}
        isSaid={isSaid}
        error={faults.birth ?? undefined}
        onChange={change}
      />
    </Page>
  )
}
