import { hospitalGrades, type HospitalGrade } from '@yf/domain/adjudication/terms'
import { visitTypes, type VisitType } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import type { PlanTerms } from '@yf/domain/plan'
import { trialOf, type SampleBill as Bill } from '@yf/domain/plan-trial'
import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { Section } from '#ui/section/section.tsx'
import styles from './plans.module.css'
import { YuanEntry } from './yuan-entry.tsx'

const firstBill: Bill = {
  visitType: 'outpatient',
  grade: 'tertiary',
  isPublic: true,
  diagnosis: '',
  billedFen: 1_000_00,
  socialFen: 300_00,
  ownExpenseFen: 0,
  item: '',
  itemFen: 0,
  coveredDays: 180,
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** What these terms would pay for a bill, by the rule that decides claims; it follows the form as it is typed. */
export function SampleBill({ terms }: { terms: Pick<PlanTerms, 'coverFen' | 'liabilities'> }) {
  const [bill, setBill] = useState(firstBill)
  const line = trialOf(terms, bill)
  const liability = terms.liabilities.find(({ id }) => id === line.liabilityId)
  return (
    <Section title="试算一张账单">
      <BillFields bill={bill} onChange={(changes) => setBill({ ...bill, ...changes })} />
      <div role="status" aria-label="试算结果">
        <p className={styles.paid}>{`赔付 ${formatFen(line.payableFen)}`}</p>
        <p>
          {liability
            ? `按「${liability.name}」：免赔额 ${formatFen(line.deductibleFen)}，比例 ${line.ratio}%，超出限额 ${formatFen(line.overLimitFen)}`
            : '没有对应的责任'}
        </p>
        <p className={styles.caption}>{line.reason}</p>
      </div>
    </Section>
  )
}

interface BillProps {
  bill: Bill
  onChange: (changes: Partial<Bill>) => void
}

function BillFields({ bill, onChange }: BillProps) {
  return (
    <Pair>
      <Entry label="账单就诊类型">
        {(id) => (
          <Select<VisitType>
            id={id}
            virtual={false}
            value={bill.visitType}
            options={optionsOf(visitTypes)}
            onChange={(visitType) => onChange({ visitType })}
          />
        )}
      </Entry>
      <Entry label="就诊医院">
        {(id) => (
          <div className={styles.bar}>
            <Select<HospitalGrade>
              id={id}
              virtual={false}
              value={bill.grade}
              options={optionsOf(hospitalGrades)}
              onChange={(grade) => onChange({ grade })}
            />
            <Checkbox
              checked={bill.isPublic}
              onChange={({ target }) => onChange({ isPublic: target.checked })}
            >
              公立
            </Checkbox>
          </div>
        )}
      </Entry>
      <BillSums bill={bill} onChange={onChange} />
      <TextEntry
        label="诊断"
        note="ICD-10 编码或名称"
        value={bill.diagnosis}
        maxLength={40}
        onChange={(diagnosis) => onChange({ diagnosis })}
      />
      <NumberEntry
        label="已投保天数"
        value={bill.coveredDays}
        min={0}
        max={3_650}
        onChange={(days) => onChange({ coveredDays: days ?? 0 })}
      />
    </Pair>
  )
}

const BillSums = ({ bill, onChange }: BillProps) => (
  <>
    <YuanEntry
      label="费用总额（元）"
      fen={bill.billedFen}
      onChange={(fen) => onChange({ billedFen: fen ?? 0 })}
    />
    <YuanEntry
      label="社保已支付（元）"
      fen={bill.socialFen}
      onChange={(fen) => onChange({ socialFen: fen ?? 0 })}
    />
    <YuanEntry
      label="目录外自费（元）"
      fen={bill.ownExpenseFen}
      onChange={(fen) => onChange({ ownExpenseFen: fen ?? 0 })}
    />
    <TextEntry
      label="其中一个收费项目"
      note="按项目除外时填写"
      value={bill.item}
      maxLength={40}
      onChange={(item) => onChange({ item })}
    />
    <YuanEntry
      label="这个项目的金额（元）"
      fen={bill.itemFen}
      onChange={(fen) => onChange({ itemFen: fen ?? 0 })}
    />
  </>
)
