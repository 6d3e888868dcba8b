import { equityCalls, type OperationManual } from '@yf/contract/equity'
import { dayText } from '@yf/domain/date-text'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'

const kinds = { pdf: 'PDF 文档', xlsx: 'Excel 表格' } as const
const screens = { pdf: '/pdf', xlsx: '/excel' } as const

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const open = ({ kind, url, name }: OperationManual) => go(screens[kind], { query: { url, name } })

/** The company's manuals about its benefits. */
export function ManualList() {
  const { companyId } = useCompany()
  const manuals = useQueryOf(equityCalls.manuals, { companyId })
  return (
    <Answered
      of={manuals}
      skeleton={<SkeletonRows rows={2} />}
      empty={<EmptyOf kind="manuals" title="暂无操作手册" note="如需帮助，请联系企业人力资源或在线客服" />}
    >
      {(all) => <Card>{all.map(rowOf)}</Card>}
    </Answered>
  )
}

const rowOf = (manual: OperationManual) => (
  <ListRow
    key={manual.id}
    lead={<Icon name="doc" />}
    title={manual.name}
    facts={[`${kinds[manual.kind]} · ${sizeText(manual.size)}`, `${dayText(manual.updateTime)}更新`]}
    onTap={() => open(manual)}
  />
)
