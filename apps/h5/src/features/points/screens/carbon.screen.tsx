import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import type { Output } from '@yf/contract/call'
import { carbonActions, howToGainCarbon, type CarbonActionName } from '@yf/domain/carbon'
import { dayAndClockText } from '@yf/domain/date-text'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './carbon.module.css'

const icons: Record<CarbonActionName, IconName> = {
  claim: 'doc',
  policy: 'mail',
  consultation: 'stethoscope',
}

type Carbon = Output<typeof pointsCalls.myCarbon>

/** Carbon points: balance, history and the company's rank. */
export default function CarbonScreen() {
  const { companyId } = useCompany()
  const mine = useQueryOf(pointsCalls.myCarbon, { companyId })
  const company = useQueryOf(companyCalls.carbon, { companyId })
  return (
    <Page>
      <div className={styles.sections}>
        <Answered of={mine} skeleton={<SkeletonCard lines={4} />}>
          {(carbon) => (
            <>
              <Mine carbon={carbon} />
              {carbon.deeds.length > 0 && <Ways deeds={carbon.deeds} />}
            </>
          )}
        </Answered>
        <Answered of={company} skeleton={<SkeletonRows rows={3} />}>
          {(carbon) => <CompanyRanking carbon={carbon} />}
        </Answered>
      </div>
    </Page>
  )
}

function Mine({ carbon: { balance, deeds, records } }: { carbon: Carbon }) {
  const ways = howToGainCarbon(deeds.map(({ deed }) => deed))
  return (
    <>
      <section className={styles.hero} aria-label="我的碳积分">
        <Icon name="leaf" size={32} />
        <p className={styles.balance}>{balance.toLocaleString('zh-CN')}</p>
        <p className={styles.note}>{`我的碳积分，约减排 ${(balance / 1000).toFixed(1)} 千克`}</p>
      </section>
      <Card title="积分记录" flush>
        {records.length === 0 && <EmptyOf kind="points" title="还没有记录" note={ways} />}
        {records.map(({ id, reason, amount, createTime }) => (
          <ListRow
            key={id}
            title={reason}
            facts={[dayAndClockText(createTime)]}
            amount={amount > 0 ? `+${amount}` : String(amount)}
          />
        ))}
      </Card>
    </>
  )
}

/** Actions that earn points by the company's rules. */
const Ways = ({ deeds }: Pick<Carbon, 'deeds'>) => (
  <Card title="怎样获得" flush>
    {deeds.map(({ deed, points }) => (
      <ListRow
        key={deed}
        lead={
          <span className={styles.lead}>
            <Icon name={icons[deed]} size={22} />
          </span>
        }
        title={carbonActions[deed].name}
        facts={[carbonActions[deed].note]}
        amount={`+${points}`}
      />
    ))}
  </Card>
)

function CompanyRanking({ carbon }: { carbon: Output<typeof companyCalls.carbon> }) {
  const { myRank, memberCount, ranking } = carbon
  return (
    <Card title="企业排行" flush>
      <p className={styles.total}>
        {myRank ? `${memberCount} 位同事参与，您排名第 ${myRank}` : `${memberCount} 位同事参与，您还没有上榜`}
      </p>
      <ol>
        {ranking.map(({ rank, name, gram, isMe }) => (
          <li key={rank}>
            <ListRow
              lead={<span className={styles.rank}>{rank}</span>}
              title={isMe ? `${name}（我）` : name}
              amount={`${(gram / 1000).toFixed(1)} 千克`}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}
