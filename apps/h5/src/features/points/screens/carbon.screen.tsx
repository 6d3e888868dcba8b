import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './carbon.module.css'

const sources: { icon: IconName; name: string; note: string }[] = [
  { icon: 'doc', name: '线上提交理赔', note: '免去纸质材料与邮寄' },
  { icon: 'mail', name: '使用电子保单', note: '不再打印与寄送' },
  { icon: 'stethoscope', name: '在线问诊', note: '少一次往返出行' },
]

/** Carbon points: what I have, where it came from, where the company stands. */
export default function CarbonScreen() {
  return (
    <Page title="碳积分" onBack={() => back()}>
      <div className={styles.sections}>
        <Mine />
        <Card title="怎样获得" flush>
          {sources.map(({ icon, name, note }) => (
            <ListRow
              key={name}
              lead={
                <span className={styles.lead}>
                  <Icon name={icon} size={22} />
                </span>
              }
              title={name}
              facts={[note]}
            />
          ))}
        </Card>
        <CompanyRanking />
      </div>
    </Page>
  )
}

function Mine() {
  const { companyId } = useCompany()
  const { data, isError, refetch } = useQueryOf(pointsCalls.myCarbon, { companyId })
  if (isError) return <ErrorState onRetry={refetch} />
  if (!data) return <SkeletonCard lines={4} />
  return (
    <>
      <section className={styles.hero} aria-label="我的碳积分">
        <Icon name="leaf" size={32} />
        <p className={styles.balance}>{data.balance.toLocaleString('zh-CN')}</p>
        <p className={styles.note}>{`我的碳积分，约减排 ${(data.balance / 1000).toFixed(1)} 千克`}</p>
      </section>
      <Card title="积分记录" flush>
        {data.records.length === 0 && (
          <EmptyState title="还没有记录" note="线上提交理赔、选择电子保单都能获得碳积分" />
        )}
        {data.records.map(({ id, reason, amount, createTime }) => (
          <ListRow
            key={id}
            title={reason}
            facts={[createTime.slice(0, 16)]}
            amount={amount > 0 ? `+${amount}` : String(amount)}
          />
        ))}
      </Card>
    </>
  )
}

function CompanyRanking() {
  const { companyId } = useCompany()
  const { data, isError, refetch } = useQueryOf(companyCalls.carbon, { companyId })
  if (isError) return <ErrorState onRetry={refetch} />
  if (!data) return <SkeletonRows rows={3} />
  return (
    <Card title="企业排行" flush>
      <p className={styles.total}>
        {data.myRank
          ? `${data.memberCount} 位同事参与，您排名第 ${data.myRank}`
          : `${data.memberCount} 位同事参与，您还没有上榜`}
      </p>
      <ol>
        {data.ranking.map(({ rank, name, gram, isMe }) => (
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
