import { formatFen } from '@yf/domain/money'
import { useEffect } from 'react'
import { EmergencySheet } from '#features/hospital/shared/emergency/emergency-sheet.tsx'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { complaintText, type ConsultationDraft } from '../intake/consultation-draft.ts'
import { IllnessFields } from '../intake/illness-fields.tsx'
import { PictureTiles } from '../intake/picture-tiles.tsx'
import { QuoteCard } from '../intake/quote-card.tsx'
import { OpenConsultationNotice } from '../intake/open-consultation-notice.tsx'
import { steps } from '../intake/steps.ts'
import { useConsultationDraft } from '../intake/use-consultation-draft.ts'
import { usePictures, type Pictures } from '../intake/use-pictures.ts'
import { useQuote } from '../intake/use-quote.ts'
import { useStart } from '../intake/use-start.ts'
import styles from '../intake/intake.module.css'

/** Why the consultation cannot start yet. A failed picture blocks it, so that none is silently left out. */
function faultOf(
  { words, allergies, hasConsent }: ConsultationDraft,
  uploads: Pictures['uploads'],
): string | null {
  if (words.trim().length < 5) return '请用至少 5 个字描述病情，便于医生判断'
  if (!allergies) return '请返回上一步，选择过敏史'
  if (!hasConsent) return '请返回上一步，阅读并同意《互联网诊疗知情同意书》'
  if (uploads.some(({ state }) => state === 'failed')) return '有图片没有上传成功，请重试或删除'
  return uploads.length > 0 ? '图片还在上传，请稍候' : null
}

/** Second step: the patient's condition in text and pictures; then cost, waiting time and the start. */
export default function DescriptionScreen() {
  const { companyId } = useCompany()
  const draftState = useConsultationDraft()
  const { asking, change } = draftState
  const { patientId } = asking
  const pictures = usePictures(draftState)
  const quote = useQuote(patientId)
  const { start, isBusy } = useStart()
  // Reached by its address, without the first step.
  useEffect(() => {
    if (patientId === null) replaceWith('/hospital/toConsultation')
  }, [patientId])

  const begin = () => {
    const fault = faultOf(asking, pictures.uploads)
    if (fault !== null || patientId === null) return say(fault ?? '请选择就诊人')
    return start(asking, {
      companyId,
      familyId: patientId,
      labelIds: [...(asking.labelIds ?? [])],
      words: complaintText(asking),
      pictureIds: asking.pictures.map(({ id }) => id),
      allergies: [...(asking.allergies ?? [])],
      hasConsent: asking.hasConsent,
      ...(asking.followsId ? { followsId: asking.followsId } : {}),
      ...(asking.doctorNo ? { doctorNo: asking.doctorNo } : {}),
      ...(quote.data?.payer === 'self' ? { payFen: quote.data.selfFen } : {}),
    })
  }
  const openId = quote.data?.openId
  const isSelfPaid = quote.data?.payer === 'self'
  const canStart = quote.data !== undefined && quote.data.payer !== 'none' && !openId
  return (
    <Page
      actions={
        <Button block busy={isBusy} disabled={!canStart} onTap={begin}>
          {isSelfPaid ? `支付 ${formatFen(quote.data?.selfFen ?? 0)} 并问诊` : '开始问诊'}
        </Button>
      }
    >
      <div className={styles.sections}>
        <Steps label="问诊步骤" items={steps} current={2} />
        {openId && <OpenConsultationNotice id={openId} />}
        <Card title="描述病情">
          <IllnessFields words={asking.words} history={asking.history} onChange={change} />
        </Card>
        <Card title="图片（选填）">
          <p className={styles.note}>患处照片、检查单、药盒等，仅接诊医生可见</p>
          <PictureTiles of={pictures} />
        </Card>
        <Answered of={quote} skeleton={<SkeletonCard lines={4} />}>
          {(loadedQuote) => <QuoteCard quote={loadedQuote} />}
        </Answered>
      </div>
      <EmergencySheet typed={`${asking.words}。${asking.history}`} />
    </Page>
  )
}
