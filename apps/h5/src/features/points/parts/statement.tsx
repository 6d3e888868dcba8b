import { pointsCalls, type ScoreEntry } from '@yf/contract/points'
import { dayAndClockText } from '@yf/domain/date-text'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { anew } from '../use-member.ts'
import { MonthSwitch } from './month-switch.tsx'
import styles from './statement.module.css'

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount))
const dayOf = (moment: string) => moment.slice(5, 10)

/** Every entry with its reason and its reversals. */
export function Statement({ today }: { today: string }) {
  const [shown, show] = useState<'all' | 'costs'>('all')
  const items = [
    { value: 'all', label: '按月明细' },
    { value: 'costs', label: '只看使用' },
  ] as const
  return (
    <div className={styles.statement}>
      <Segments label="明细范围" items={items} value={shown} onChange={show} />
      {shown === 'all' ? <OfMonth last={today.slice(0, 7)} /> : <Costs />}
    </div>
  )
}

function OfMonth({ last }: { last: string }) {
  const { companyId } = useCompany()
  const [month, setMonth] = useState(last)
  const sums = useQueryOf(pointsCalls.records, { companyId, month, pageNo: 1, pageSize: 1 }, anew)
  return (
    <>
      <div className={styles.month}>
        <MonthSwitch
          month={month}
          last={last}
          onChange={setMonth}
          {...(sums.data ? { first: sums.data.firstMonth } : {})}
        />
        <Answered of={sums} skeleton={<span />} isEmpty={() => false}>
          {({ earned, spent }) => <p>{`获得 ${earned}，使用 ${spent}`}</p>}
        </Answered>
      </div>
      <AnsweredList<ScoreEntry>
        key={month}
        label="积分明细"
        load={pagesOf(pointsCalls.records, { companyId, month })}
        keyOf={({ id }) => id}
        renderRow={(entry) => <Entry entry={entry} />}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyOf kind="points" title="这个月没有积分变动" />}
      />
    </>
  )
}

function Costs() {
  const { companyId } = useCompany()
  return (
    <AnsweredList<ScoreEntry>
      label="积分使用记录"
      load={pagesOf(pointsCalls.costs, { companyId })}
      keyOf={({ id }) => id}
      renderRow={(entry) => <Entry entry={entry} />}
      skeleton={<SkeletonRows rows={4} />}
      empty={<EmptyOf kind="points" title="还没有使用过积分" />}
    />
  )
}

const Entry = ({ entry: { reason, amount, createTime, undoes, undoneBy } }: { entry: ScoreEntry }) => (
  <ListRow
    title={reason}
    facts={[
      dayAndClockText(createTime),
      ...(undoes ? [`对应 ${dayOf(undoes.createTime)} 的「${undoes.reason}」`] : []),
      ...undoneBy.map((back) => `${dayOf(back.createTime)} 已退回 ${signed(back.amount)}`),
    ]}
    amount={signed(amount)}
  />
)
