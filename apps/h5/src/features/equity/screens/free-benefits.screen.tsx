import { equityCalls, type FreeEquity } from '@yf/contract/equity'
import { hospitalCalls } from '@yf/contract/hospital'
import { openAddress } from '#platform/handoff/open-site.ts'
import { callFully } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { back } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyState, ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { isIconName } from '#ui/icon/names.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './free-benefits.module.css'

export default function FreeBenefitsScreen() {
  const { companyId } = useCompany()
  const { data, isError, refetch } = useQueryOf(equityCalls.freeList, { companyId })
  return (
    <Page title="免费权益" onBack={() => back()}>
      {isError ? (
        <ErrorState onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.length === 0 ? (
        <EmptyState title="暂时没有免费权益" note="企业上新后会显示在这里，可向人力资源部门了解" />
      ) : (
        <ul className={styles.list} aria-label="免费权益">
          {data.map((benefit) => (
            <li key={benefit.id} className={styles.benefit}>
              <span className={styles.icon}>
                <Icon name={isIconName(benefit.icon) ? benefit.icon : 'gift'} size={24} />
              </span>
              <div className={styles.words}>
                <h2 className={styles.name}>{benefit.name}</h2>
                <p className={styles.summary}>{benefit.summary}</p>
                <p className={styles.summary}>{periodOf(benefit)}</p>
              </div>
              <Action benefit={benefit} companyId={companyId} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

const periodOf = ({ status, startTime, endTime }: FreeEquity) =>
  status === 3 ? `${startTime.slice(0, 10)} 开放领取` : `${endTime.slice(0, 10)} 前可用`

function Action({ benefit, companyId }: { benefit: FreeEquity; companyId: string }) {
  const { id, status, jumpUrl, name } = benefit
  const take = async () => {
    const { message } = await callFully(hospitalCalls.activate, { companyId, freeEquityId: id })
    say(message)
    await refresh(equityCalls.freeList, equityCalls.mine)
  }
  if (status === 4) {
    return (
      <Button size="small" kind="secondary" label={`去使用${name}`} onTap={() => openAddress(jumpUrl)}>
        去使用
      </Button>
    )
  }
  if (status === 1) {
    return (
      <Button
        size="small"
        label={`领取${name}`}
        onTap={() => take().catch(() => refresh(equityCalls.freeList))}
      >
        领取
      </Button>
    )
  }
  return <span className={styles.state}>{status === 2 ? '已领取' : '未开始'}</span>
}
