import { claimCalls } from '@yf/contract/claims'
import type { UserEquity } from '@yf/contract/equity'
import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { isPolicyUseful } from '@yf/domain/equity'
import { Manuals } from '#features/equity/shared/manuals.tsx'
import { momentNow, useEquity } from '#features/equity/shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { ChinaLife } from '../parts/china-life.tsx'
import { MailOffline } from '../parts/mail-offline.tsx'
import { MaterialGuide } from '../parts/material-guide.tsx'
import styles from './insurance-services.module.css'

/** Insurance hub: policies, claims, progress and help. */
export default function InsuranceServicesScreen() {
  return (
    <Page
      actions={
        <Button block icon="invoice" onTap={() => startClaim()}>
          申请理赔
        </Button>
      }
    >
      <div className={styles.sections}>
        <Tip />
        <Answered of={useEquity()} skeleton={<SkeletonCard lines={1} />}>
          {({ insureEquityList }) => <Policies policies={insureEquityList} />}
        </Answered>
        <Card flush>
          <Cell
            icon="search"
            label="理赔记录"
            note="进度、补充资料、赔付结果"
            onTap={() => go('/claimRecords')}
          />
          <Cell
            icon="stethoscope"
            label="公立医院理赔"
            note="公立医院互联网医院的就诊费用"
            onTap={() => go('/publicHospitalClaims')}
          />
          <Cell
            icon="location"
            label="公立医院"
            note="离我最近、可直接理赔的公立医院"
            onTap={() => go('/publicHospital')}
          />
          <Cell icon="hospital" label="医院网络" onTap={() => go('/hospitalList')} />
          <ChinaLife />
        </Card>
        <MaterialGuide />
        <Manuals />
        <MailOffline />
      </div>
    </Page>
  )
}

function Tip() {
  const { companyId } = useCompany()
  const { data } = useQueryOf(claimCalls.tips, { companyId }, { silent: true })
  return data?.tip ? <NoticeBar>{data.tip}</NoticeBar> : null
}

function Policies({ policies }: { policies: UserEquity['insureEquityList'] }) {
  const { day } = momentNow()
  const running = policies.filter((policy) => isPolicyUseful(policy, day))
  const own = running.filter(({ userFamilyId }) => userFamilyId === null).length
  return (
    <Card>
      <button type="button" className={styles.policies} onClick={() => go('/insurance')}>
        <span className={styles.count}>
          <strong>{running.length}</strong>
          <span>份保单保障中</span>
        </span>
        <span className={styles.note}>
          {`本人 ${own} 份，家人 ${running.length - own} 份`}
          <Icon name="chevron-right" size={18} />
        </span>
      </button>
    </Card>
  )
}
