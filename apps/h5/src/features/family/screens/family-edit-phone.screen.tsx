import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { back, replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { PhoneCodeFields } from '#features/identity/shared/phone-code/phone-code-fields.tsx'
import { isProven, noProof, proofFaults } from '#features/identity/shared/phone-code/proof.ts'
import { BlankState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { refreshFamily, useMember } from '../use-family.ts'
import styles from '../parts/member-form.module.css'

const leave = () => back('/family/index')

export default function FamilyEditPhoneScreen() {
  const { id } = useQueryParams()
  const { data: member, isPending, isError, refetch } = useMember(id)
  if (member && member.relation !== 'self') return <PhoneForm member={member} />
  return (
    <Page title="修改手机号" onBack={leave}>
      {isPending && <SkeletonCard />}
      {isError && <ErrorState onRetry={refetch} />}
      {member !== undefined && (
        <BlankState
          title={member ? '本人手机号请在设置中修改' : '没有找到这位家庭成员'}
          action={
            <Button kind="secondary" onTap={() => replaceWith(member ? '/setup' : '/family/index')}>
              {member ? '去设置' : '查看家庭成员'}
            </Button>
          }
        />
      )}
    </Page>
  )
}

function PhoneForm({ member }: { member: FamilyMember }) {
  const [proof, setProof] = useState(noProof)
  const [isChecked, setChecked] = useState(false)
  const change = useMutationOf(familyCalls.updateMobile)
  const submit = async () => {
    setChecked(true)
    if (!isProven(proof)) return
    try {
      await change.mutateAsync({ id: member.id, mobile: proof.phone, code: proof.code })
    } catch {
      // The call has said why; what was typed stays.
      return
    }
    say('手机号已修改')
    void refreshFamily()
    leave()
  }
  return (
    <Page
      title="修改手机号"
      onBack={leave}
      actions={
        <Button block busy={change.isPending} onTap={submit}>
          确认修改
        </Button>
      }
    >
      <Card>
        <Facts
          rows={[
            { label: '家庭成员', value: member.name },
            { label: '当前手机号', value: member.mobile ?? '未登记' },
          ]}
        />
      </Card>
      <Card>
        <div className={styles.fields}>
          <PhoneCodeFields
            label="新手机号"
            value={proof}
            faults={isChecked ? proofFaults(proof) : {}}
            audience="anyone"
            hint="验证码将发送到新手机号，请向家人索取"
            onChange={setProof}
          />
        </div>
      </Card>
    </Page>
  )
}
