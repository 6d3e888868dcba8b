import { claimCalls } from '@yf/contract/claims'
import type { CaseSummary } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { useState } from 'react'
import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { prefetchFirstPage, type PrefetchContext } from '#platform/http/prefetch-calls.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { openDraft } from '../case-writes.ts'
import { filterOf, filters, statusOf, type CaseFilter } from '../next-action.ts'
import { ActingRow } from '../parts/acting-row.tsx'
import styles from './claim-records.module.css'

export const first = ({ companyId, query }: PrefetchContext): void =>
  prefetchFirstPage(claimCalls.list, { companyId, ...statusOf(filterOf(query['filter'])) })

/** The member's cases in this company; kept alive, so that the scroll position survives. */
export default function ClaimRecordsScreen() {
  const [filter, setFilter] = useState(filterOf(useQueryParams()['filter']))
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), 300)
  return (
    <Page
      actions={
        <Button block icon="plus" onTap={() => startClaim()}>
          申请理赔
        </Button>
      }
    >
      <div className={styles.search}>
        <TextField
          label="搜索案件"
          hideLabel
          icon="search"
          type="search"
          placeholder="搜索案件号、医院或被保险人"
          value={typed}
          onChange={setTyped}
          maxLength={40}
          clearable
        />
      </div>
      <Segments label="案件状态" items={filters} value={filter} onChange={setFilter} />
      <Cases filter={filter} keyword={keyword} />
    </Page>
  )
}

const open = (row: CaseSummary) => {
  if (row.state === caseStates.draft) openDraft(row)
  else go('/claimSettlement/detail', { query: { caseId: row.caseId } })
}

function Cases({ filter, keyword }: { filter: CaseFilter; keyword: string }) {
  const { companyId } = useCompany()
  const listQuery = { companyId, ...statusOf(filter), ...(keyword ? { keyword } : {}) }
  return (
    <AnsweredList<CaseSummary>
      key={`${companyId}/${filter}/${keyword}`}
      label="理赔案件"
      look="plain"
      renewOnReturn
      load={pagesOf(claimCalls.list, listQuery)}
      keyOf={({ caseId }) => caseId}
      renderRow={(row, tools) => <ActingRow row={row} tools={tools} onOpen={() => open(row)} />}
      skeleton={<Waiting />}
      empty={<Nothing filter={filter} keyword={keyword} />}
    />
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    {[0, 1, 2].map((key) => (
      <SkeletonCard key={key} lines={3} />
    ))}
  </div>
)

function Nothing({ filter, keyword }: { filter: CaseFilter; keyword: string }) {
  if (keyword) return <EmptyOf kind="search" title="没有找到相关案件" note="换个关键词，或选择其他状态再试" />
  if (filter !== 'all') {
    const { label } = filters.find(({ value }) => value === filter) ?? { label: '' }
    return <EmptyOf kind="claims" title={`没有${label}的案件`} note="可在「全部」中查看其他案件" />
  }
  return (
    <EmptyOf
      kind="claims"
      title="还没有理赔案件"
      note="拍下发票和病历即可申请，进度和赔款都会显示在这里"
      action={
        <Button kind="secondary" onTap={() => startClaim()}>
          去申请理赔
        </Button>
      }
    />
  )
}
