import type { WorkCase } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { Card } from '#ui/card/card.tsx'
import table from '#ui/table/table.module.css'
import styles from './policy-use.module.css'

type Policy = NonNullable<WorkCase['policy']>

function Meter({ label, usedFen, mostFen }: { label: string; usedFen: number; mostFen: number }) {
  const share = mostFen > 0 ? Math.min(usedFen / mostFen, 1) : 1
  return (
    <div className={styles.meter}>
      <meter className={styles.bar} aria-label={label} min={0} max={1} high={0.9} value={share} />
      <span>
        {formatFen(usedFen)} / {formatFen(mostFen)}
      </span>
    </div>
  )
}

function Liabilities({ liabilities }: Pick<Policy, 'liabilities'>) {
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">责任</th>
            <th scope="col">年度限额（已用）</th>
            <th scope="col">免赔额（已用）</th>
            <th scope="col" className={table.number}>
              比例
            </th>
            <th scope="col" className={table.number}>
              单次限额
            </th>
            <th scope="col" className={table.number}>
              等待期
            </th>
          </tr>
        </thead>
        <tbody>
          {liabilities.map((one) => (
            <tr key={one.id}>
              <td>{one.name}</td>
              <td>
                <Meter label={`${one.name}年度限额已用`} usedFen={one.usedFen} mostFen={one.yearlyFen} />
              </td>
              <td className={table.nowrap}>
                {one.deductibleFen === 0
                  ? '无'
                  : `${formatFen(one.deductibleFen)}（${formatFen(one.deductibleUsedFen)}）`}
              </td>
              <td className={table.number}>{one.ratio}%</td>
              <td className={table.number}>{one.visitFen === null ? '不限' : formatFen(one.visitFen)}</td>
              <td className={table.number}>{one.waitingDays === 0 ? '无' : `${one.waitingDays}天`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function PolicyUse({ policy }: Pick<WorkCase, 'policy'>) {
  if (!policy)
    return (
      <Card title="保单">
        <p className={styles.quiet}>案件没有对应的保单。</p>
      </Card>
    )
  return (
    <Card title="保单">
      <div className={styles.policy}>
        <div>
          <b>{policy.name}</b>
          <p className={styles.quiet}>
            {policy.insurer} · {policy.startDt} 至 {policy.endDt}
          </p>
        </div>
        <Meter label="总保额已用" usedFen={policy.usedFen} mostFen={policy.coverFen} />
      </div>
      <Liabilities liabilities={policy.liabilities} />
    </Card>
  )
}
