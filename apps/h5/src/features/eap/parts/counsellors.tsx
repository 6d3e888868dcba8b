import { eapCalls, type CounsellorRow as Row } from '@yf/contract/eap'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { isNarrowed, type CounsellorFilter } from '../filters.ts'
import { CounsellorRow } from './counsellor-row.tsx'
import { FilterBar } from './filter-bar.tsx'

const everybody: CounsellorFilter = {}

export function Counsellors() {
  const { companyId } = useCompany()
  const [filter, setFilter] = useState(everybody)
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} />
      <AnsweredList<Row>
        key={JSON.stringify([companyId, filter])}
        label="咨询师"
        look="plain"
        load={pagesOf(eapCalls.counsellors, { companyId, ...filter })}
        keyOf={({ id }) => id}
        renderRow={(row) => (
          <CounsellorRow row={row} onOpen={() => go('/eap/:id', { params: { id: row.id } })} />
        )}
        skeleton={[0, 1, 2].map((key) => (
          <SkeletonCard key={key} lines={4} />
        ))}
        empty={<Nobody isNarrowed={isNarrowed(filter)} onAll={() => setFilter(everybody)} />}
      />
    </>
  )
}

function Nobody({ isNarrowed: isFiltered, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  if (!isFiltered)
    return <EmptyOf kind="care" title="暂无可预约的咨询师" note="请稍后再来看看，或拨打上方热线" />
  return (
    <EmptyOf
      kind="search"
      title="没有符合条件的咨询师"
      note="放宽时间或方式，会有更多选择"
      action={
        <Button kind="secondary" onTap={onAll}>
          查看全部咨询师
        </Button>
      }
    />
  )
}
