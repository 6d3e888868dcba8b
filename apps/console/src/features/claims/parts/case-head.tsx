import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Tag } from 'antd'
import { go, linkTo } from '#platform/navigation/navigation.ts'
import { Tool } from '#ui/tool/tool.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { useNeighbours } from '../neighbours.ts'
import { riskOf, toneOfState } from '../risk.ts'
import styles from './case-head.module.css'

function sumName({ payableFen, revision }: WorkCase): string {
  if (payableFen === null) return '按规则应赔'
  return revision?.last?.isOpen === 1 ? '原核定' : '核定赔付'
}

export function CaseHead({ work }: { work: WorkCase }) {
  const { previous, next } = useNeighbours(work.caseId)
  const risk = riskOf(work.risk)
  const open = (id: string | null) => id && go('/case', { id })
  useKeys({ j: () => open(next), k: () => open(previous), u: () => go('/queue') })
  return (
    <header className={styles.head}>
      <a href={linkTo('/queue')} className={styles.back}>
        <ArrowLeftOutlined aria-hidden />
        返回列表
      </a>
      <h1 className={styles.title}>{work.caseNo}</h1>
      <Tag color={toneOfState(work.state)}>{work.stateName}</Tag>
      <Tag color={risk.tone}>
        风险{risk.word} {work.risk}
      </Tag>
      {work.isWaitingForSecond === 1 && <Tag color="warning">待复核</Tag>}
      <span className={styles.who}>
        {work.insuredName} · {work.companyName}
      </span>
      <span className={styles.sum}>
        账单 <b>{formatFen(work.billedFen)}</b>
      </span>
      <span className={styles.sum}>
        {sumName(work)} <b>{formatFen(work.payableFen ?? work.linesPayableFen)}</b>
      </span>
      <Tool
        label="列表中的上一件（k）"
        icon={<LeftOutlined aria-hidden />}
        disabled={!previous}
        onPress={() => open(previous)}
      />
      <Tool
        label="列表中的下一件（j）"
        icon={<RightOutlined aria-hidden />}
        disabled={!next}
        onPress={() => open(next)}
      />
    </header>
  )
}
