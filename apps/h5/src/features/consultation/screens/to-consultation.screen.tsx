import { consultationCalls } from '@yf/contract/consultation'
import type { FamilyMember } from '@yf/contract/family'
import { hospitalCalls } from '@yf/contract/hospital'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { say } from '#platform/http/feedback.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { AllergyChoice } from '../intake/allergy-choice.tsx'
import { begun } from '../intake/consultation-draft.ts'
import { Consent } from '../intake/consent.tsx'
import { LabelChoice } from '../intake/label-choice.tsx'
import { PatientChoice } from '../intake/patient-choice.tsx'
import { OpenConsultationNotice } from '../intake/open-consultation-notice.tsx'
import { steps } from '../intake/steps.ts'
import { useConsultationDraft } from '../intake/use-consultation-draft.ts'
import { useQuote } from '../intake/use-quote.ts'
import { PreferredDoctor } from '../intake/preferred-doctor.tsx'
import styles from '../intake/intake.module.css'

/** First step of a consultation: patient, symptoms and consent. */
export default function ToConsultationScreen() {
  const family = useFamily()
  return (
    <AnsweredPage of={family} skeleton={<SkeletonCard lines={5} />}>
      {(members) => <ForWhom family={members} />}
    </AnsweredPage>
  )
}

function ForWhom({ family }: { family: readonly FamilyMember[] }) {
  const { patient, label, follows, doctor } = useQueryParams()
  const { asking, change } = useConsultationDraft((saved) =>
    begun(saved, { patient, label, follows, doctor }),
  )
  const self = family.find(({ relation }) => relation === 'self')
  const chosen = family.find(({ id }) => id === asking.patientId) ?? self
  const quote = useQuote(chosen?.id)
  const labelIds = asking.labelIds ?? quote.data?.labelIds ?? []
  const allergies = asking.allergies === undefined ? (quote.data?.allergies ?? null) : asking.allergies

  const next = async () => {
    if (!chosen) return say('请选择就诊人')
    if (!allergies) return say('请选择过敏史，没有过敏请选“无过敏史”')
    if (!asking.hasConsent) return say('请先阅读并同意《互联网诊疗知情同意书》')
    change({ patientId: chosen.id, labelIds, allergies })
    const saved = await write(consultationCalls.choosePrecheckLabels, {
      familyId: chosen.id,
      labelIds: [...labelIds],
    })
    return saved.ok ? go('/hospital/describtion') : undefined
  }
  const openId = quote.data?.openId
  return (
    <Page
      actions={
        <Button block disabled={Boolean(openId)} onTap={next}>
          下一步，描述病情
        </Button>
      }
    >
      <div className={styles.sections}>
        <Steps label="问诊步骤" items={steps} current={1} />
        {openId && <OpenConsultationNotice id={openId} />}
        {asking.doctorNo && <PreferredDoctor doctorNo={asking.doctorNo} />}
        <Card title="为谁问诊">
          <PatientChoice
            family={family}
            value={chosen?.id ?? null}
            onChange={(patientId) => change({ patientId, allergies: undefined })}
          />
        </Card>
        <Card title="过敏史">
          <AllergyChoice value={allergies} onChange={(changed) => change({ allergies: changed })} />
        </Card>
        <ComplaintCard value={labelIds} onChange={(changed) => change({ labelIds: changed })} />
        <Card>
          <Consent checked={asking.hasConsent} onChange={(hasConsent) => change({ hasConsent })} />
        </Card>
      </div>
    </Page>
  )
}

interface ComplaintProps {
  value: readonly string[]
  onChange: (labelIds: readonly string[]) => void
}

function ComplaintCard({ value, onChange }: ComplaintProps) {
  const departments = useQueryOf(hospitalCalls.diseaseLabels, {})
  return (
    <Card title="哪里不舒服（选填，最多 6 项）">
      <Answered of={departments} skeleton={<SkeletonCard lines={3} />}>
        {(all) => <LabelChoice departments={all} value={value} onChange={onChange} />}
      </Answered>
    </Card>
  )
}
