import type { CaseDetail } from '@yf/contract/claim-shapes'
import { nothingPayableText } from '@yf/domain/claim-notices'
import { CaseNo } from '#features/claims/shared/case-no.tsx'
import { LetterCells } from '#features/claims/shared/letter-cells.tsx'
import { cardText, momentText } from '#features/claims/shared/case-state.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import { Money } from '#ui/money/money.tsx'
import styles from './upload-result.module.css'
import { ManualReviewReasons } from './manual-review-reasons.tsx'

/** 预计 11-17 18:00 前 */
const expected = (moment: string | null) => moment && `预计 ${momentText(moment)} 前`

/** The claim was decided at once: the amount and when it is paid. */
export const DecidedResult = ({ detail }: { detail: CaseDetail }) => (
  <>
    {detail.payableFen === 0 ? <NothingPayable detail={detail} /> : <Payable detail={detail} />}
    {detail.hasLetter === 1 && (
      <Card flush>
        <LetterCells found={detail} />
      </Card>
    )}
  </>
)

const HowItAddsUp = ({ caseId }: Pick<CaseDetail, 'caseId'>) => (
  <Button kind="plain" size="small" onTap={() => go('/claimSettlement/caseDetails', { query: { caseId } })}>
    看看每张发票怎样算
  </Button>
)

const Mark = ({ icon }: { icon: IconName }) => (
  <span className={styles.mark}>
    <Icon name={icon} size={36} />
  </span>
)

/** No payout: says why, for example that the bill counts towards the deductible. */
function NothingPayable({ detail: { caseId, caseNo, billedFen, lines } }: { detail: CaseDetail }) {
  return (
    <>
      <Card>
        <div className={styles.head}>
          <Mark icon="check" />
          <h2 className={styles.title}>理赔已结案</h2>
          <p className={styles.note}>{nothingPayableText(lines)}</p>
          <HowItAddsUp caseId={caseId} />
        </div>
      </Card>
      <Card>
        <Facts
          rows={[
            { label: '发票合计', value: <Money fen={billedFen} /> },
            { label: '案件号', value: <CaseNo caseNo={caseNo} /> },
          ]}
        />
      </Card>
    </>
  )
}

function Payable({ detail }: { detail: CaseDetail }) {
  const { caseId, caseNo, payableFen, billedFen, payment, bankCard, nextStep, expectedTime } = detail
  const card = payment ?? bankCard
  return (
    <>
      <Card>
        <div className={styles.head}>
          <Mark icon="check" />
          <h2 className={styles.title}>理赔已通过</h2>
          <Money fen={payableFen ?? 0} size="hero" />
          <p className={styles.note}>
            发票合计 <Money fen={billedFen} />
            ，按保单约定计算
          </p>
          <HowItAddsUp caseId={caseId} />
        </div>
      </Card>
      <Card title="什么时候到账">
        <Facts
          rows={[
            { label: '收款银行卡', value: cardText(card) },
            { label: '下一步', value: nextStep },
            { label: '到账时间', value: expected(expectedTime) },
            { label: '案件号', value: <CaseNo caseNo={caseNo} /> },
          ]}
        />
      </Card>
    </>
  )
}

/** A handler reviews it: what happens until then. */
export function WaitingResult({ detail }: { detail: CaseDetail }) {
  const { caseNo, billedFen, receiptCount, insuredName, nextStep, expectedTime, reasons = [] } = detail
  return (
    <>
      <Card>
        <div className={styles.head}>
          <Mark icon="clock" />
          <h2 className={styles.title}>申请已提交</h2>
          <p className={styles.note}>理赔专员会核对资料，每一步都会通知您，无需再做什么</p>
        </div>
        {reasons.length > 0 && <ManualReviewReasons reasons={reasons} />}
      </Card>
      <Card title="接下来">
        <Facts
          rows={[
            { label: '案件号', value: <CaseNo caseNo={caseNo} /> },
            { label: '就诊人', value: insuredName },
            {
              label: '发票',
              value: (
                <>
                  {`${receiptCount} 张，合计 `}
                  <Money fen={billedFen} />
                </>
              ),
            },
            { label: '下一步', value: nextStep },
            { label: '预计时间', value: expected(expectedTime) },
          ]}
        />
      </Card>
    </>
  )
}
