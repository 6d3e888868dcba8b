import { fenPerYuan } from '@yf/domain/money'
import { levelNames, pointsPerYuan, ruleBounds, type PointsRules } from '@yf/domain/points-rules'
import { InputNumber } from 'antd'
import { Fragment } from 'react'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { figureOf, figureText, withLevel, withSignIn, withWorth } from '../rules-form.ts'
import styles from './rules.module.css'

export interface RulesProps {
  rules: PointsRules
  onChange: (rules: PointsRules) => void
}

const signInFields = [
  ['day', '每日签到积分'],
  ['week', '连续 7 天积分'],
  ['month', '连续 30 天积分'],
  ['makeUp', '补签积分'],
] as const

export const SignInFields = ({ rules, onChange }: RulesProps) => (
  <div className={styles.four}>
    {signInFields.map(([name, label]) => (
      <NumberEntry
        key={name}
        label={label}
        isRequired
        {...ruleBounds.points}
        value={figureText(rules.signIn[name])}
        onChange={(typed) => onChange(withSignIn(rules, { [name]: figureOf(typed) }))}
      />
    ))}
  </div>
)

const levelFields = [
  ['from', '累计积分'],
  ['makeUps', '每月补签卡'],
  ['taskBonus', '任务加成 %'],
] as const

export const LevelFields = ({ rules, onChange }: RulesProps) => (
  <>
    <h3 className={styles.title}>等级</h3>
    <div className={`${styles.grid} ${styles.levels}`}>
      <span />
      {levelFields.map(([name, label]) => (
        <span key={name} className={styles.head}>
          {label}
        </span>
      ))}
      {rules.levels.map((level, at) => (
        <Fragment key={levelNames[at]}>
          <span>{`V${at + 1} ${levelNames[at]}`}</span>
          {levelFields.map(([name, label]) => (
            <InputNumber
              key={name}
              className={styles.full}
              aria-label={`${levelNames[at]}的${label}`}
              {...ruleBounds[name]}
              precision={0}
              // The first level applies to everybody.
              disabled={at === 0 && name === 'from'}
              value={figureText(level[name])}
              onChange={(typed) => onChange(withLevel(rules, at, { [name]: figureOf(typed) }))}
            />
          ))}
        </Fragment>
      ))}
    </div>
  </>
)

export const WorthField = ({ rules, onChange }: RulesProps) => (
  <NumberEntry
    label="抵 1 元的积分"
    isRequired
    note="商城与药房下单时按此抵扣，须为整百"
    min={fenPerYuan * ruleBounds.pointsPerFen.min}
    max={fenPerYuan * ruleBounds.pointsPerFen.max}
    step={100}
    value={figureText(pointsPerYuan(rules))}
    onChange={(typed) => onChange(withWorth(rules, figureOf(typed)))}
  />
)

export const StepGoalField = ({ rules, onChange }: RulesProps) => (
  <NumberEntry
    label="每日步数目标"
    {...ruleBounds.stepGoal}
    disabled={!rules.tasks.stepsReached.isOn}
    value={figureText(rules.stepGoal)}
    onChange={(typed) => onChange({ ...rules, stepGoal: figureOf(typed) })}
  />
)
