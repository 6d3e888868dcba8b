import { equityCalls, type FreeEquity } from '@yf/contract/equity'
import { hospitalCalls } from '@yf/contract/hospital'
import { dayText } from '@yf/domain/date-text'
import { openAddress } from '#platform/handoff/open-site.ts'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { isIconName } from '#ui/icon/names.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './free-benefits.module.css'

export default function FreeBenefitsScreen() {
  const { companyId } = useCompany()
  const free = useQueryOf(equityCalls.freeList, { companyId })
  return (
    <Page>
      <Answered
        of={free}
        skeleton={<SkeletonRows rows={4} />}
        empty={
          <EmptyOf
            kind="benefits"
            title="暂时没有免费权益"
            note="企业上新后会显示在这里，可向企业人力资源了解"
          />
        }
      >
        {(benefits) => (
          <ul className={styles.list} aria-label="免费权益">
            {benefits.map((benefit) => (
              <Benefit key={benefit.id} benefit={benefit} companyId={companyId} />
            ))}
          </ul>
        )}
      </Answered>
    </Page>
  )
}

interface BenefitProps {
  benefit: FreeEquity
  companyId: string
}

const Benefit = ({ benefit, companyId }: BenefitProps) => (
  <li className={styles.benefit}>
    <span className={styles.icon}>
      <Icon name={isIconName(benefit.icon) ? benefit.icon : 'gift'} size={24} />
    </span>
    <div className={styles.text}>
      <h2 className={styles.name}>{benefit.name}</h2>
      <p className={styles.summary}>{benefit.summary}</p>
      <p className={styles.summary}>{periodOf(benefit)}</p>
    </div>
    <Action benefit={benefit} companyId={companyId} />
  </li>
)

const periodOf = ({ status, startTime, endTime }: FreeEquity) =>
  status === 3 ? `${dayText(startTime)}开放领取` : `${dayText(endTime)}前可用`

function Action({ benefit, companyId }: BenefitProps) {
  const { id, status, jumpUrl, name } = benefit
  const activate = useWrite(hospitalCalls.activate)
  const take = async () => {
    const activated = await activate.send({ companyId, freeEquityId: id })
    if (activated.ok) say(activated.message)
    // A refused benefit was taken or closed meanwhile: reloads the list.
    await (activated.ok ? refresh(equityCalls.freeList, equityCalls.mine) : refresh(equityCalls.freeList))
  }
  if (status === 2 || status === 4) {
    return (
      // Another button than the one that took it, so its first tap is not blocked as a double tap.
      <Button
        key="use"
        size="small"
        kind="secondary"
        label={`去使用${name}`}
        onTap={() => openAddress(jumpUrl)}
      >
        去使用
      </Button>
    )
  }
  if (status === 1) {
    return (
      <Button key="take" size="small" label={`领取${name}`} onTap={take}>
        领取
      </Button>
    )
  }
  return <span className={styles.state}>未开始</span>
}
