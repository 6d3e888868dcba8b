import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { LinkTabs } from '#ui/link-tabs/link-tabs.tsx'
import { queueLists, type QueueList } from '../queue-lists.ts'

const tabs = queueLists.map(({ list, name }) => ({ value: list, name, href: linkTo('/queue', { list }) }))

export function QueueLists({ active }: { active: QueueList }) {
  const { data } = useQueryOf(claimsAdminCalls.counts, {}, { every: 60_000 })
  const counted = data && queueLists.map(({ list, count }) => [list, count(data) ?? undefined])
  return (
    <LinkTabs
      label="案件列表"
      tabs={tabs}
      active={active}
      counts={counted && (Object.fromEntries(counted) as Partial<Record<QueueList, number>>)}
    />
  )
}
