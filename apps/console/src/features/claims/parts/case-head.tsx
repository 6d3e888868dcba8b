import type { WorkCase } from '@yf/contract/workbench'
import { formatFen } from '@yf/domain/money'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { useNeighbours } from '../neighbours.ts'
import { riskOf, toneOfState } from '../risk.ts'
import styles from './case-head.module.css'

export function CaseHead({ work }: { work: WorkCase }) {
  const { previous, next } = useNeighbours(work.caseId)
  const risk = riskOf(work.risk)
  const open = (id: string | null) => id && go('/case', { id })
  useKeys({ j: () => open(next), k: () => open(previous), u: () => go('/queue') })
  return (
    <header className={styles.head}>
      <a href={linkTo('/queue')} className={styles.back}>
        <Icon name="back" />
        返回列表
      </a>
      <h1 className={styles.title}>{work.caseNo}</h1>
      <Chip tone={toneOfState(work.state)}>{work.stateName}</Chip>
      <Chip tone={risk.tone}>
        风险{risk.word} {work.risk}
      </Chip>
      {work.isWaitingForSecond === 1 && <Chip tone="warning">待复核</Chip>}
      <span className={styles.who}>
        {work.insuredName} · {work.companyName}
      </span>
      <span className={styles.space} />
      <span className={styles.sum}>
        账单 <b>{formatFen(work.billedFen)}</b>
      </span>
      <span className={styles.sum}>
        {work.payableFen === null ? '按规则应赔' : '核定赔付'}{' '}
        <b>{formatFen(work.payableFen ?? work.linesPayableFen)}</b>
      </span>
      <Button
        kind="bare"
        icon="previous"
        label="列表中的上一件（k）"
        disabled={!previous}
        onPress={() => open(previous)}
      />
      <Button
        kind="bare"
        icon="next"
        label="列表中的下一件（j）"
        disabled={!next}
        onPress={() => open(next)}
      />
    </header>
  )
}
