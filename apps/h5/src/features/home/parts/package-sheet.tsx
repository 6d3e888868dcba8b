import { dayAndClockText } from '@yf/domain/date-text'
import { usedText } from '@yf/domain/equity'
import { packageState, untilText, type Package } from '#features/equity/shared/equity.ts'
import { supplierWay } from '#features/equity/shared/supplier-way.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './package-sheet.module.css'

interface Props {
  item: Package | null
  today: string
  onClose: () => void
}

export function PackageSheet({ item, today, onClose }: Props) {
  const state = item && packageState(item)
  return (
    <Sheet open={item !== null} onClose={onClose} title={item?.name ?? ''}>
      {item && state && (
        <>
          <Facts
            rows={[
              { label: '服务内容', value: item.summary },
              { label: '当前状态', value: <Chip tone={state.tone}>{state.word}</Chip> },
              { label: '使用情况', value: usedText(item) },
              { label: '开始时间', value: dayAndClockText(item.startTime) },
              { label: '有效期', value: untilText(item.endTime, today) },
            ]}
          />
          <Ways item={item} onClose={onClose} />
        </>
      )}
    </Sheet>
  )
}

/** The supplier's label and link; below it the card with its bookings. */
function Ways({ item, onClose }: { item: Package; onClose: () => void }) {
  const { companyId } = useCompany()
  const way = supplierWay(item, companyId)
  const look = () => {
    onClose()
    go('/yfCards/:cardInfoId', { params: { cardInfoId: item.id } })
  }
  return (
    <div className={styles.action}>
      {way && (
        <Button
          block
          onTap={() => {
            onClose()
            return way.leave()
          }}
        >
          {way.text}
        </Button>
      )}
      <Button block kind="plain" onTap={look}>
        查看卡片详情
      </Button>
    </div>
  )
}
