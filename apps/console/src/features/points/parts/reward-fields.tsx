import { carbonActionNames, carbonActions } from '@yf/domain/carbon'
import { taskCodes, taskOf } from '@yf/domain/points'
import { ruleBounds, type TaskRules } from '@yf/domain/points-rules'
import { InputNumber, Switch } from 'antd'
import { Fragment } from 'react'
import { figureOf, figureText, withCarbon, withTask } from '../rules-form.ts'
import type { RulesProps } from './rules-fields.tsx'
import styles from './rules.module.css'

export const TaskFields = ({ rules, onChange }: RulesProps) => (
  <RewardFields
    title="任务（启用与积分）"
    unit="积分"
    rows={taskCodes.map((code) => ({
      name: taskOf(code).name,
      ...rules.tasks[code],
      onChange: (change) => onChange(withTask(rules, code, change)),
    }))}
  />
)

export const CarbonFields = ({ rules, onChange }: RulesProps) => (
  <RewardFields
    title="低碳行为（启用与碳积分）"
    unit="碳积分"
    rows={carbonActionNames.map((action) => ({
      name: carbonActions[action].name,
      ...rules.carbon[action],
      onChange: (change) => onChange(withCarbon(rules, action, change)),
    }))}
  />
)

interface RewardFieldsRow extends TaskRules {
  name: string
  onChange: (change: Partial<TaskRules>) => void
}

const RewardFields = ({
  title,
  unit,
  rows,
}: {
  title: string
  unit: string
  rows: readonly RewardFieldsRow[]
}) => (
  <>
    <h3 className={styles.title}>{title}</h3>
    <div className={`${styles.grid} ${styles.tasks}`}>
      {rows.map(({ name, isOn, points, onChange }) => (
        <Fragment key={name}>
          <Switch aria-label={`启用${name}`} checked={isOn} onChange={(on) => onChange({ isOn: on })} />
          <span>{name}</span>
          <InputNumber
            className={styles.full}
            aria-label={`${name}的${unit}`}
            {...ruleBounds.points}
            precision={0}
            disabled={!isOn}
            value={figureText(points)}
            onChange={(typed) => onChange({ points: figureOf(typed) })}
          />
        </Fragment>
      ))}
    </div>
  </>
)
