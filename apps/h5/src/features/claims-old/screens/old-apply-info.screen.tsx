import { claimCalls } from '@yf/contract/claims'
import type { ApplyPage } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { infoFaults, type InfoFaults } from '../../../platform/claims/apply-info.ts'
import { ContactFields } from '../../../platform/claims/contact-fields.tsx'
import { InsuredFields } from '../../../platform/claims/insured-fields.tsx'
import { useDraftInfo } from '../../../platform/claims/use-draft-info.ts'
import { say } from '../../../platform/http/feedback.ts'
import { useQueryOf } from '../../../platform/http/hooks.ts'
import { go } from '../../../platform/navigation/go.ts'
import { useQueryParams } from '../../../platform/navigation/page.ts'
import { useCompany } from '../../../platform/session/company.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { NoticeBar } from '../../../ui/notice-bar/notice-bar.tsx'
import styles from '../parts/step-page.module.css'
import { StepPage } from '../parts/step-page.tsx'
import { VisitFields } from '../parts/visit-fields.tsx'
import { useOldApplication } from '../use-old-application.ts'

const title = '申请信息'

/** Old flow, step 1: plain rows, kept as they are filled in. */
export default function OldApplyInfoScreen() {
  const application = useOldApplication()
  // What is being typed stays, whatever comes back from the server meanwhile.
  const [page, setPage] = useState<ApplyPage | null>(null)
  if (!page && application.data) setPage(application.data)
  if (page) return <Form page={page} />
  const needed = { ...application, isPending: !application.isError }
  return (
    <StepPage title={title} step={1} fallback="/home" needed={needed}>
      {null}
    </StepPage>
  )
}

const ready = { isError: false, isPending: false, error: null, refetch: () => undefined }

function Form({ page }: { page: ApplyPage }) {
  const { familyId, policyId } = useQueryParams()
  const form = useDraftInfo({ flow: 'old', page, draft: page.draft, preset: { familyId, policyId } })
  const [isTried, setTried] = useState(false)
  const faults: InfoFaults = isTried ? infoFaults(form.info, form.today) : {}

  const next = async () => {
    setTried(true)
    const [fault] = Object.values(infoFaults(form.info, form.today))
    if (fault) return say(fault)
    if (await form.save(2)) go('/claimSettlementOld/bankCard')
  }
  return (
    <StepPage
      title={title}
      step={1}
      fallback="/home"
      needed={ready}
      actions={
        <Button block onTap={next}>
          下一步
        </Button>
      }
    >
      {page.tip && <NoticeBar>{page.tip}</NoticeBar>}
      <Reconfirm />
      <Card title="为谁申请">
        <div className={styles.fields}>
          <InsuredFields page={page} form={form} error={faults.policyId} />
        </div>
      </Card>
      <Card title="就诊信息">
        <div className={styles.fields}>
          <VisitFields page={page} form={form} faults={faults} />
        </div>
      </Card>
      <Card title="联系方式">
        <div className={styles.fields}>
          <ContactFields form={form} faults={faults} />
        </div>
      </Card>
    </StepPage>
  )
}

/** Something about the person is missing that the claim will ask for. */
function Reconfirm() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(claimCalls.mustReconfirm, { companyId }, { silent: true })
  if (data?.isNeeded !== 1) return null
  return <NoticeBar tone="warning">{data.message}</NoticeBar>
}
