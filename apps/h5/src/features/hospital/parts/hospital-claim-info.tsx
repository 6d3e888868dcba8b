import { useState } from 'react'
import { ContactFields } from '../../../platform/claims/contact-fields.tsx'
import { hospitalBill } from '../../../platform/claims/hospital-bill.ts'
import { InsuredFields } from '../../../platform/claims/insured-fields.tsx'
import { useDraftInfo } from '../../../platform/claims/use-draft-info.ts'
import { say } from '../../../platform/http/feedback.ts'
import { back, go } from '../../../platform/navigation/go.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { NoticeBar } from '../../../ui/notice-bar/notice-bar.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { fenOf, hospitalFaults, yuanText } from '../hospital-form.ts'
import type { HospitalApplication } from '../use-hospital-draft.ts'
import styles from './hospital-claim.module.css'
import { HospitalVisitFields } from './hospital-visit-fields.tsx'

function useBilled(caseId: string | undefined) {
  const [billed, setBilled] = useState(() => {
    const known = caseId ? hospitalBill(caseId).read() : null
    return known ? yuanText(known.billedFen) : ''
  })
  return [billed, setBilled] as const
}

/** Who was ill, where, when, and what it cost. */
export function HospitalClaimInfo({ application: { page, draft } }: { application: HospitalApplication }) {
  const form = useDraftInfo({ flow: 'hospital', page, draft })
  const [billed, setBilled] = useBilled(draft?.caseId)
  const [isTried, setTried] = useState(false)
  const faults = isTried ? hospitalFaults(form.info, billed, form.today) : {}

  const next = async () => {
    setTried(true)
    const [fault] = Object.values(hospitalFaults(form.info, billed, form.today))
    const billedFen = fenOf(billed)
    if (fault || billedFen === null) return say(fault ?? '')
    const saved = await form.save(2)
    if (!saved) return
    hospitalBill(saved.caseId).write({ billedFen })
    go('/publicHospitalClaims', { query: { step: 2 } })
  }
  return (
    <Page
      title="公立医院理赔"
      onBack={() => back('/bxserver')}
      actions={
        <Button block onTap={next}>
          下一步
        </Button>
      }
    >
      <div className={styles.sections}>
        <NoticeBar>用于公立医院互联网医院的就诊费用，请准备好电子发票</NoticeBar>
        <Card title="为谁申请">
          <div className={styles.fields}>
            <InsuredFields page={page} form={form} error={faults.policyId} only="outpatient" />
          </div>
        </Card>
        <Card title="就诊信息">
          <div className={styles.fields}>
            <HospitalVisitFields form={form} faults={faults} billed={billed} onBilled={setBilled} />
          </div>
        </Card>
        <Card title="联系方式">
          <div className={styles.fields}>
            <ContactFields form={form} faults={faults} />
          </div>
        </Card>
      </div>
    </Page>
  )
}
