import { taskCodes, taskOf } from '@yf/domain/points'
import { levelNames, ruleBounds, type PointsRules } from '@yf/domain/points-rules'
import { InputNumber, Switch } from 'antd'
import { Fragment } from 'react'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { figureOf, shownFigure, withLevel, withSignIn, withTask } from '../rules-form.ts'
import styles from './rules.module.css'

interface Props {
  rules: PointsRules
  onChange: (rules: PointsRules) => void
}

const signInFields = [
  ['day', '每日签到积分'],
  ['week', '连续 7 天积分'],
  ['month', '连续 30 天积分'],
  ['makeUp', '补签积分'],
] as const

export const SignInFields = ({ rules, onChange }: Props) => (
  <div className={styles.four}>
    {signInFields.map(([name, label]) => (
      <NumberEntry
        key={name}
        label={label}
        isRequired
        {...ruleBounds.points}
        value={shownFigure(rules.signIn[name])}
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

export const LevelFields = ({ rules, onChange }: Props) => (
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
              // The first level is everybody's.
              disabled={at === 0 && name === 'from'}
              value={shownFigure(level[name])}
              onChange={(typed) => onChange(withLevel(rules, at, { [name]: figureOf(typed) }))}
            />
          ))}
        </Fragment>
      ))}
    </div>
  </>
)

export const TaskFields = ({ rules, onChange }: Props) => (
  <>
    <h3 className={styles.title}>任务（启用与积分）</h3>
    <div className={`${styles.grid} ${styles.tasks}`}>
      {taskCodes.map((code) => {
        const { isOn, points } = rules.tasks[code]
        const { name } = taskOf(code)
        return (
          <Fragment key={code}>
            <Switch
              aria-label={`启用${name}`}
              checked={isOn}
              onChange={(on) => onChange(withTask(rules, code, { isOn: on }))}
            />
            <span>{name}</span>
            <InputNumber
              className={styles.full}
              aria-label={`${name}的积分`}
              {...ruleBounds.points}
              precision={0}
              disabled={!isOn}
              value={shownFigure(points)}
              onChange={(typed) => onChange(withTask(rules, code, { points: figureOf(typed) }))}
            />
          </Fragment>
        )
      })}
    </div>
  </>
)
