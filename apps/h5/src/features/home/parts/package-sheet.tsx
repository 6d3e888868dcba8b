import { Chip } from '../../../ui/chip/chip.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { packageState, untilText, type Package } from '../equity.ts'

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
        <Facts
          rows={[
            { label: '服务内容', value: item.summary },
            { label: '当前状态', value: <Chip tone={state.tone}>{state.word}</Chip> },
            { label: '使用次数', value: `已用 ${item.used} 次，共 ${item.total} 次` },
            { label: '开始时间', value: item.startTime.slice(0, 16) },
            { label: '有效期', value: untilText(item.endTime, today) },
          ]}
        />
      )}
    </Sheet>
  )
}
