import { equityCalls, type OperationManual } from '@yf/contract/equity'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

const screens = { pdf: '/pdf', xlsx: '/excel' } as const

const open = ({ kind, url, name }: OperationManual) => go(screens[kind], { query: { url, name } })

/** The company's own documents about its benefits. */
export function Manuals({ title }: { title?: string }) {
  const { companyId } = useCompany()
  const { data } = useQueryOf(equityCalls.manuals, { companyId }, { silent: true })
  if (!data?.length) return null
  return (
    <Card title={title} flush>
      {data.map((manual) => (
        <Cell key={manual.id} icon="doc" label={manual.name} onTap={() => open(manual)} />
      ))}
    </Card>
  )
}
