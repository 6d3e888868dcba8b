import { pointsAdminCalls } from '@yf/contract/points-admin'
import type { CompanyRules } from '@yf/contract/points-admin-rules'
import type { PointsRules } from '@yf/domain/points-rules'
import { DatePicker, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { formFault, formOf, raiseText, type RulesForm } from '../rules-form.ts'
import { CarbonFields, TaskFields } from './reward-fields.tsx'
import { LevelFields, SignInFields, StepGoalField, WorthField } from './rules-fields.tsx'
import styles from './rules.module.css'

interface Props {
  companyId: string
  companyName: string
  companyRules: CompanyRules
  onClose: () => void
}

/** The lists that show a change of the rules. */
export const ruleLists = [
  pointsAdminCalls.rules,
  pointsAdminCalls.ruleChanges,
  pointsAdminCalls.ruleCompanies,
]

function useRulesForm({ companyId, companyRules, onClose }: Props) {
  const [form, setForm] = useState<RulesForm>(() => formOf(companyRules))
  const [isTouched, setTouched] = useState(false)
  const { send, isBusy, error } = useWrite(pointsAdminCalls.changeRules)
  const change = (part: Partial<RulesForm>) => {
    setTouched(true)
    setForm((before) => ({ ...before, ...part }))
  }
  const save = async () => {
    const { rules, startDay, reason } = form
    const sent = { ...rules, levels: [...rules.levels] }
    const done = await send({
      companyId,
      basedOn: companyRules.newestNo,
      startDay,
      reason: reason.trim(),
      rules: sent,
    })
    if (!done.ok) return
    onClose()
    say(done.result.state === 'proposed' ? '已提交，等待财务审核' : `已保存，${done.result.startDay} 起生效`)
    await refresh(...ruleLists)
  }
  return { form, isTouched, change, save, isBusy, error }
}

/** The complete rules of a company, as the starting point of a change. */
export function RulesDialog(props: Props) {
  const { companyName, companyRules, onClose } = props
  const { form, isTouched, change, save, isBusy, error } = useRulesForm(props)
  const changeRules = (rules: PointsRules) => change({ rules })
  const fault = formFault(form, companyRules)
  const raiseMessage = raiseText(form, companyRules)
  return (
    <Dialog
      title={`修改${companyName}的积分规则`}
      confirmText="提交"
      isWide
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={fault === null}
      // Beside the button: the form is longer than the window, and the error may be far above or below.
      aside={
        isTouched && (
          <div role="status" className={styles.status}>
            {fault !== null && <Typography.Text type="danger">{fault}</Typography.Text>}
            {raiseMessage !== null && <Typography.Text type="secondary">{raiseMessage}</Typography.Text>}
          </div>
        )
      }
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <SignInFields rules={form.rules} onChange={changeRules} />
      <LevelFields rules={form.rules} onChange={changeRules} />
      <TaskFields rules={form.rules} onChange={changeRules} />
      <CarbonFields rules={form.rules} onChange={changeRules} />
      <Pair>
        <WorthField rules={form.rules} onChange={changeRules} />
        <StepGoalField rules={form.rules} onChange={changeRules} />
        <Entry label="生效日期" isRequired note="从这一天零点起执行，最早为明天">
          {(id) => (
            <DatePicker
              id={id}
              className={styles.full}
              allowClear={false}
              minDate={dayjs(companyRules.earliestDay)}
              value={dayjs(form.startDay)}
              onChange={(day) => change({ startDay: day ? day.format('YYYY-MM-DD') : '' })}
            />
          )}
        </Entry>
        <TextEntry
          label="原因"
          isRequired
          value={form.reason}
          maxLength={100}
          onChange={(reason) => change({ reason })}
        />
      </Pair>
    </Dialog>
  )
}
