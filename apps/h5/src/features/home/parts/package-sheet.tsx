import { cardCalls } from '@yf/contract/cards'
import { packageButton, supplierOf, usedText, type Supplier } from '@yf/domain/equity'
import { packageState, untilText, type Package } from '#features/equity/shared/equity.ts'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
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

/** Suppliers who serve their packages on pages of their own, and the call that makes the link there. */
const linkRows = { FUYA: cardCalls.fuyaLink, JINGHE: cardCalls.jingheLink } as const

const hasPage = (supplier: Supplier | null): supplier is keyof typeof linkRows =>
  supplier !== null && supplier in linkRows

/** What the button does, or null where there is nothing to go to: a screen that does not stand yet, a supplier unknown. */
function useWay(item: Package): (() => unknown) | null {
  const { companyId } = useCompany()
  const supplier = supplierOf(item.packageSupplierCode)
  if (hasPage(supplier)) {
    return async () => {
      const link = await write(linkRows[supplier], { companyId, id: item.id })
      if (link.ok) await openLink(link.result.url)
    }
  }
  const path = supplier === 'FENGSHI' ? '/examination' : packageButton(item).path
  return path !== null && knowsPath(path) ? () => goIfOwn(path) : null
}

/** Specification §4: the supplier's own words, and where they lead. */
function SupplierButton({ item, onClose }: { item: Package; onClose: () => void }) {
  const { text, enabled } = packageButton(item)
  const leave = useWay(item)
  if (!enabled || leave === null) return null
  const tap = () => {
    onClose()
    return leave()
  }
  return (
    <div className={styles.action}>
      <Button block onTap={tap}>
        {text}
      </Button>
    </div>
  )
}
