import { hospitalCalls } from '@yf/contract/hospital'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useWhereabouts } from '#platform/position/position.ts'
import { area } from '#platform/storage/area.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { DistanceBar } from '../shared/distance-bar.tsx'
import { HospitalCard } from '../parts/hospital-card.tsx'
import styles from './public-hospital.module.css'

const steps = [
  { title: '线上就诊', note: '在公立医院自己的互联网医院挂号、问诊、开药' },
  { title: '留好凭证', note: '保存电子发票，有病历或处方的一并保存' },
  { title: '回来理赔', note: '填写就诊信息、上传发票，无需邮寄纸质资料' },
]

/** Home page of public internet hospitals: instructions, nearby hospitals and the claim. */
export default function PublicHospitalScreen() {
  return (
    <Page
      actions={
        <Button block icon="invoice" onTap={() => go('/publicHospitalClaims')}>
          申请理赔
        </Button>
      }
    >
      <div className={styles.sections}>
        <Card title="公立医院线上就诊，费用可理赔">
          <ol className={styles.steps}>
            {steps.map(({ title, note }) => (
              <li key={title} className={styles.step}>
                <p className={styles.title}>{title}</p>
                <p className={styles.note}>{note}</p>
              </li>
            ))}
          </ol>
        </Card>
        <DistanceBar />
        <Nearby />
        <Card flush>
          <Cell
            icon="hospital"
            label="全部公立医院"
            note="按城市或名称查找"
            onTap={() => go('/publicHospitalList')}
          />
          <Cell
            icon="search"
            label="理赔记录"
            note="进度、补充资料、赔付结果"
            onTap={() => go('/claimRecords')}
          />
        </Card>
      </div>
    </Page>
  )
}

/** Three of them: the nearest, or those of the last selected city. */
function Nearby() {
  const { position } = useWhereabouts()
  const city = area.read()
  const here = position ?? (city ? { city } : {})
  const found = useQueryOf(hospitalCalls.publicList, { pageNo: 1, pageSize: 3, ...here }, { silent: true })
  return (
    <section className={styles.sections} aria-label="公立医院">
      <Answered
        of={found}
        skeleton={<SkeletonCard lines={3} />}
        empty={<EmptyOf kind="hospitals" title="当前城市暂无可直接理赔的公立医院" />}
      >
        {({ records }) => records.map((hospital) => <HospitalCard key={hospital.id} hospital={hospital} />)}
      </Answered>
    </section>
  )
}
