import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { textOfTerms } from '@yf/domain/plan-text'
import type { PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { Button, Select } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { RuleFields } from './rule-fields.tsx'
import { YuanEntry } from './yuan-entry.tsx'

interface Props {
  liability: PlanLiabilityEntry
  onChange: (liability: PlanLiabilityEntry) => void
}

const kinds = [
  ...Object.entries(visitTypes).map(([value, label]) => ({ value, label })),
  { value: 'any', label: '不限就诊类型' },
  { value: 'lumpSum', label: '一次性给付（身故、重疾）' },
]

const kindOf = ({ isLumpSum, visitType }: PlanLiabilityEntry): string =>
  isLumpSum ? 'lumpSum' : (visitType ?? 'any')

const ofKind = (kind: string): Pick<PlanLiabilityEntry, 'isLumpSum' | 'visitType'> => ({
  isLumpSum: kind === 'lumpSum',
  visitType: kind in visitTypes ? (kind as VisitType) : null,
})

/** One liability of a draft: what it pays, its text for members, and its rule. */
export function LiabilityFields({ liability, onChange }: Props) {
  const change = (changes: Partial<PlanLiabilityEntry>) => onChange({ ...liability, ...changes })
  return (
    <div>
      <Pair>
        <TextEntry
          label="责任名称"
          isRequired
          value={liability.name}
          maxLength={40}
          onChange={(name) => change({ name })}
        />
        <Entry label="就诊类型" isRequired>
          {(id) => (
            <Select<string>
              id={id}
              virtual={false}
              value={kindOf(liability)}
              options={kinds}
              onChange={(kind) => change(ofKind(kind))}
            />
          )}
        </Entry>
        <PayFields liability={liability} onChange={change} />
      </Pair>
      {!liability.isLumpSum && <RuleFields rule={liability.rule} onChange={(rule) => change({ rule })} />}
      <TextEntry
        label="条款说明"
        isRequired
        rows={3}
        maxLength={500}
        value={liability.text}
        onChange={(text) => change({ text })}
      />
      <Button size="small" onClick={() => change({ text: textOfTerms(liability) })}>
        按赔付规则生成说明
      </Button>
    </div>
  )
}

/** Limits, deductible, ratio and waiting period. */
const PayFields = ({
  liability,
  onChange: change,
}: {
  liability: PlanLiabilityEntry
  onChange: (changes: Partial<PlanLiabilityEntry>) => void
}) => (
  <>
    <YuanEntry
      label="年度限额（元）"
      isRequired
      fen={liability.yearlyFen}
      min={0.01}
      onChange={(fen) => change({ yearlyFen: fen ?? 1 })}
    />
    <YuanEntry
      label="单次限额（元）"
      note="不填不限"
      fen={liability.visitFen}
      min={0.01}
      onChange={(visitFen) => change({ visitFen })}
    />
    <YuanEntry
      label="免赔额（元）"
      fen={liability.deductibleFen}
      onChange={(fen) => change({ deductibleFen: fen ?? 0 })}
    />
    <NumberEntry
      label="赔付比例（%）"
      isRequired
      value={liability.ratio}
      min={0}
      max={100}
      onChange={(ratio) => change({ ratio: ratio ?? 0 })}
    />
    <NumberEntry
      label="等待期（天）"
      note="连续投保不重新计算"
      value={liability.waitingDays}
      min={0}
      max={3_650}
      onChange={(waitingDays) => change({ waitingDays: waitingDays ?? 0 })}
    />
  </>
)
