import type { RadarItem } from '@yf/contract/cards'
import { daysLeftText } from '@yf/domain/benefit-radar'
import { formatFen } from '@yf/domain/money'
import { supplierWay } from '#features/equity/shared/supplier-way.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './radar.module.css'

/**
 * The action that uses the item. A relative with an own account uses their card there, so the link only leads to the
 * card.
 */
function useWay(item: RadarItem): { text: string; leave: () => unknown } | null {
  const { companyId } = useCompany()
  if (item.kind === 'points')
    return knowsPath('/welfare') ? { text: '去兑换', leave: () => goIfOwn('/welfare') } : null
  const { id, packageSupplierCode, packageKind } = item
  const toCard = () => goIfOwn(`/yfCards/${id}`)
  if (item.userName !== null || packageSupplierCode === null) return { text: '去看看', leave: toCard }
  return supplierWay({ id, packageSupplierCode, kind: packageKind, status: 1 }, companyId)
}

/** One expiring item: name, time left, value and the action that uses it. */
export function RadarRow({ item }: { item: RadarItem }) {
  const way = useWay(item)
  const ownerSuffix = item.userName === null ? '' : `（${item.userName}）`
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span className={styles.name}>{`${item.name}${ownerSuffix}`}</span>
        <span className={styles.fact}>
          <span className={styles.soon}>{daysLeftText(item.daysLeft)}</span>
          {` · ${item.leftText}`}
          {item.atRiskFen > 0 && ` · 约 ${formatFen(item.atRiskFen)}`}
        </span>
      </span>
      {way && (
        <Button size="small" kind="secondary" label={`${way.text}：${item.name}`} onTap={way.leave}>
          {way.text}
        </Button>
      )}
    </li>
  )
}
