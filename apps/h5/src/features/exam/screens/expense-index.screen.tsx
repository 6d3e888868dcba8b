import { examCalls } from '@yf/contract/exam'
import { shanghaiDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { useState, type ReactNode } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import type { Output } from '@yf/contract/call'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { NumericField } from '#ui/numeric-field/numeric-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { expenseFaults, firstForm, infoOf, memberOf } from '../expense/form.ts'
import { useExpensePage } from '../expense/use-expense.ts'
import { ExpenseFlow } from '../parts/expense-flow.tsx'
import styles from '../parts/expense.module.css'
import { MemberQuota } from '../parts/member-quota.tsx'
import { NoQuota } from '../parts/no-quota.tsx'

const records = (
  <Button kind="plain" size="small" onTap={() => go('/expense/record')}>
    报销记录
  </Button>
)

const inFlow = (state: ReactNode) => (
  <ExpenseFlow step={1} extra={records}>
    {state}
  </ExpenseFlow>
)

const skeleton = (
  <div className={styles.waiting}>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={5} />
  </div>
)

/** Step 1: person, place and date of the exam, and the amount within the remaining quota. */
export default function ExpenseIndexScreen() {
  return (
    <Answered of={useExpensePage()} skeleton={skeleton} around={inFlow}>
      {(page) =>
        page.members.some(({ quota }) => quota !== null) ? <Info page={page} /> : inFlow(<NoQuota />)
      }
    </Answered>
  )
}

function Info({ page }: { page: Output<typeof examCalls.page> }) {
  const { companyId } = useCompany()
  const { members, draft, promise } = page
  const [today] = useState(() => shanghaiDay(new Date()))
  const form = useForm(
    () => firstForm(draft, members),
    (values) => expenseFaults(values, members, today),
  )
  const saving = useWrite(examCalls.saveDraft)
  const quota = memberOf(members, form.values.who)?.quota
  const next = async () => {
    const saved = await form.submit((values) => saving.send({ companyId, ...infoOf(values) }))
    if (saved?.ok) go('/expense/bank', { query: { id: saved.result.id } })
  }
  const actions = (
    <Button block busy={form.isBusy} onTap={next}>
      下一步
    </Button>
  )
  return (
    <ExpenseFlow step={1} extra={records} actions={actions}>
      <NoticeBar icon="clock">{promise}</NoticeBar>
      <MemberQuota
        members={members}
        value={form.values.who}
        error={form.faults.who}
        onChange={(who) => form.change({ who })}
      />
      <Card title="体检信息">
        <div className={styles.fields}>
          <TextField
            {...form.field('institution')}
            label="体检机构"
            required
            maxLength={60}
            placeholder="与发票上的名称一致"
          />
          <DateField
            {...form.field('day')}
            label="体检日期"
            required
            max={today}
            {...(quota ? { min: quota.since } : {})}
          />
          <NumericField
            {...form.field('amount')}
            label="报销金额（元）"
            required
            placeholder="0.00"
            hint={quota ? `本次最多可报 ${formatFen(quota.leftFen)}，不超过发票合计` : undefined}
          />
        </div>
      </Card>
    </ExpenseFlow>
  )
}
