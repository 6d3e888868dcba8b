import { packageButton, supplierOf } from '@yf/domain/equity'
import { packageState, untilText, type Package } from '#features/equity/shared/equity.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
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
              { label: '使用次数', value: `已用 ${item.used} 次，共 ${item.total} 次` },
              { label: '开始时间', value: item.startTime.slice(0, 16) },
              { label: '有效期', value: untilText(item.endTime, today) },
            ]}
          />
          <SupplierButton item={item} onClose={onClose} />
        </>
      )}
    </Sheet>
  )
}

/** Specification §4: the supplier's own words, and where they lead. */
function SupplierButton({ item, onClose }: { item: Package; onClose: () => void }) {
  const { text, path, enabled } = packageButton(item)
  const way = supplierOf(item.packageSupplierCode) === 'FENGSHI' ? '/examination' : path
  if (!enabled || way === null || !knowsPath(way)) return null
  const leave = () => {
    onClose()
    goIfOwn(way)
  }
  return (
    <div className={styles.action}>
      <Button block onTap={leave}>
        {text}
      </Button>
    </div>
  )
}
