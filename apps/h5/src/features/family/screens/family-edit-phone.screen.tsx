import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { useForm } from '#platform/forms/use-form.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { PhoneCodeFields } from '#features/identity/shared/phone-code/phone-code-fields.tsx'
import { noProof, proofFaults } from '#features/identity/shared/phone-code/proof.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { NoSuchMember } from '../parts/no-such-member.tsx'
import { refreshFamily, useMember } from '../use-family.ts'
import styles from '../parts/member-form.module.css'

export default function FamilyEditPhoneScreen() {
  const { id } = useQueryParams()
  return (
    <AnsweredPage of={useMember(id)} skeleton={<SkeletonCard />}>
      {(member) => {
        if (!member) return <NoSuchMember />
        return member.relation === 'self' ? <OwnPhone /> : <PhoneForm member={member} />
      }}
    </AnsweredPage>
  )
}

const OwnPhone = () => (
  <Page>
    <EmptyOf
      kind="family"
      title="本人手机号请在设置中修改"
      action={
        <Button kind="secondary" onTap={() => replaceWith('/setup')}>
          去设置
        </Button>
      }
    />
  </Page>
)

function PhoneForm({ member }: { member: FamilyMember }) {
  const leave = useWayBack()
  const { values, faults, change, submit, isBusy } = useForm(noProof, proofFaults)
  const update = useWrite(familyCalls.updateMobile)
  const save = async () => {
    const saved = await submit(({ phone, code }) => update.send({ id: member.id, mobile: phone, code }))
    if (!saved?.ok) return
    say('手机号已修改')
    void refreshFamily()
    leave()
  }
  return (
    <Page
      actions={
        <Button block busy={isBusy} onTap={save}>
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
            value={values}
            faults={faults}
            audience="anyone"
            hint="验证码将发送到新手机号，请向家人索取"
            onChange={change}
          />
        </div>
      </Card>
    </Page>
  )
}
