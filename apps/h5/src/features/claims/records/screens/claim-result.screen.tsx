import type { CaseDetail } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { nothingPayableText } from '@yf/domain/claim-notices'
import { serviceHours } from '@yf/domain/service-hours'
import { dayText, isDecided } from '#features/claims/shared/case-state.ts'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { arrivalText } from '../arrival-text.ts'
import { resubmitCase } from '../case-writes.ts'
import { AppealButton } from '../parts/appeal-button.tsx'
import { AppealCard } from '../parts/appeal-card.tsx'
import { CasePage } from '../parts/case-page.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { Onward, openDetail } from '../parts/onward.tsx'
import { PaymentCard } from '../parts/payment-card.tsx'
import { Verdict } from '../parts/verdict.tsx'
import styles from './claim-result.module.css'

/** Decision and payment at a glance. */
export default function ClaimResultScreen() {
  return (
    <CasePage>
      {(found) => {
        if (!isDecided(found.state)) return <NotYet found={found} />
        return found.state === caseStates.rejected ? <Rejected found={found} /> : <Approved found={found} />
      }}
    </CasePage>
  )
}

const NotYet = ({ found }: { found: CaseDetail }) => (
  <EmptyOf
    kind="claims"
    title={found.appeal ? '案件正在复核' : '案件还没有结果'}
    note={found.nextStep ?? `案件${found.stateName}，结果出来后会通知您`}
    action={
      <Button kind="secondary" onTap={() => openDetail(found)}>
        查看进度
      </Button>
    }
  />
)

const titleOf = ({ state, payableFen }: CaseDetail): string => {
  if (payableFen === 0) return '理赔已结案'
  return state === caseStates.paid ? '赔款已到账' : '理赔已通过'
}

function Approved({ found }: { found: CaseDetail }) {
  const { payableFen, lines } = found
  const isNothing = payableFen === 0
  return (
    <>
      <Verdict tone="success" title={titleOf(found)}>
        {!isNothing && <Money fen={payableFen ?? 0} size="hero" />}
        <p className={styles.note}>{isNothing ? nothingPayableText(lines) : arrivalText(found)}</p>
      </Verdict>
      <NextStep found={found} />
      <AppealCard found={found} />
      <PaymentCard found={found} />
      {found.appealUntil && (
        <Card title="对结果有异议？">
          <p
            className={styles.way}
          >{`可以在${dayText(found.appealUntil)}前申请复核，由未参与的人员重新审核。`}</p>
          <AppealButton found={found} block />
        </Card>
      )}
      <Onward found={found} />
      <ServiceLine />
    </>
  )
}

/** The reason is the handler's most recent comment. */
const reasonOf = ({ timeline }: CaseDetail): string => {
  const events = timeline.filter(({ state }) => state === caseStates.rejected)
  return events[events.length - 1]?.words || '本次申请不符合保单的赔付条件'
}

function Rejected({ found }: { found: CaseDetail }) {
  return (
    <>
      <Verdict tone="danger" title="本次申请未能赔付">
        <p className={styles.reason}>{reasonOf(found)}</p>
      </Verdict>
      <AppealCard found={found} />
      <Card title="您可以这样做">
        <p className={styles.way}>补齐资料后可以重新申请，已上传的资料会带入新的申请，发票可以再次使用。</p>
        {found.canResubmit === 1 && (
          <Button block onTap={() => resubmitCase(found)}>
            补充后重新申请
          </Button>
        )}
        {found.appealUntil && (
          <p
            className={styles.way}
          >{`不同意这个结果，可以在${dayText(found.appealUntil)}前申请复核，由未参与的人员重新审核。`}</p>
        )}
        <AppealButton found={found} block />
        <p className={styles.way}>{`对结果有疑问，可以联系在线客服核实，${serviceHours.text}。`}</p>
        <Button block kind="secondary" icon="service" onTap={() => go('/message')}>
          联系在线客服
        </Button>
      </Card>
      <Onward found={found} />
    </>
  )
}
