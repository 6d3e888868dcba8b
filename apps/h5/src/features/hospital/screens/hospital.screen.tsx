import { useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { Answered } from '#platform/http/answered.tsx'
import { combineQueries } from '#platform/http/combine-queries.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { consultationsLeft, DoctorEquity } from '../parts/doctor-equity.tsx'
import { EmergencyStrip } from '../parts/emergency-strip.tsx'
import { FindDoctor } from '../parts/find-doctor.tsx'
import { LastDoctor } from '../parts/last-doctor.tsx'
import { OpenConsultations } from '../parts/open-consultations.tsx'
import { useAvailableDoctors } from '../use-available-doctors.ts'
import { useVisitDoctor } from '../use-visit-doctor.ts'
import styles from './hospital.module.css'

/** Tab 2: the member's remaining consultations and the doctor search. */
export default function HospitalScreen() {
  const onDutyDoctors = useAvailableDoctors()
  const both = combineQueries(useEquity(), useFamily())
  const visit = useVisitDoctor()
  const canAsk = both.data !== undefined && consultationsLeft(...both.data) > 0
  return (
    <Page bare>
      <header className={styles.head}>
        <h1 className={styles.title}>互联网医院</h1>
        <p className={styles.note}>三甲医生在线，图文问诊，7×24 小时</p>
      </header>
      <div className={styles.sections}>
        <EmergencyStrip />
        <OpenConsultations />
        <Answered of={both} skeleton={<SkeletonCard lines={4} />}>
          {([equity, family]) => <DoctorEquity equity={equity} family={family} />}
        </Answered>
        {canAsk && <LastDoctor onDuty={onDutyDoctors?.doctors ?? []} />}
        <FindDoctor onDuty={onDutyDoctors} canAsk={canAsk} />
        <Card flush>
          <Cell icon="doc" label="处方记录" note="审方状态和有效期" onTap={() => go('/RxRecords')} />
          <Cell icon="pill" label="开药送药" note="前往合作药房" onTap={() => void visit('drug')} />
          <Cell
            icon="hospital"
            label="医院官方页面"
            note="前往合作互联网医院"
            onTap={() => void visit('site')}
          />
        </Card>
        <Card flush>
          <Cell icon="shield" label="保险服务" note="保单、理赔、资料指引" onTap={() => go('/bxserver')} />
          <Cell
            icon="hospital"
            label="公立医院"
            note="线上就诊，费用可申请理赔"
            onTap={() => go('/publicHospital')}
          />
          <Cell icon="service" label="专属顾问" note="一对一，可预约通话" onTap={() => go('/1v1')} />
          <Cell icon="location" label="医院网络" note="可直付的合作医院" onTap={() => go('/hospitalList')} />
          <Cell
            icon="gift"
            label="免费问诊权益"
            note="领取后可在这里使用"
            onTap={() => go('/freeBenefits')}
          />
        </Card>
      </div>
    </Page>
  )
}
