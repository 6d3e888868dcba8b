import { carbonActionNames, carbonActions } from '@yf/domain/carbon'
import { benefitsOf, taskCodes, taskOf, type MemberLevel } from '@yf/domain/points'
import { levelsOf, pointsPerYuan, type PointsRules, type TaskRules } from '@yf/domain/points-rules'
import { Descriptions, Table, Tag, type TableColumnsType } from 'antd'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import styles from './rules.module.css'

/** The rules in force today. */
export const RulesView = ({ rules }: { rules: PointsRules }) => (
  <div className={styles.sections}>
    <Section title="积分价值">
      <Descriptions
        size="small"
        column={4}
        items={[
          { key: 'worth', label: '抵 1 元', children: `${pointsPerYuan(rules)} 积分` },
          { key: 'most', label: '最多抵扣', span: 3, children: '优惠券和权益之后的全部金额，以分为单位' },
        ]}
      />
    </Section>
    <Section title="签到">
      <Descriptions
        size="small"
        column={4}
        items={[
          { key: 'day', label: '每日', children: `${rules.signIn.day} 积分` },
          { key: 'week', label: '连续每满 7 天', children: `${rules.signIn.week} 积分` },
          { key: 'month', label: '连续每满 30 天', children: `${rules.signIn.month} 积分` },
          { key: 'makeUp', label: '补签', children: `${rules.signIn.makeUp} 积分` },
        ]}
      />
    </Section>
    <div className={styles.tables}>
      <Section title="任务">
        <RewardTable title="任务" unit="积分" rows={tasksOf(rules)} />
      </Section>
      <div className={styles.sections}>
        <Section title="碳积分">
          <RewardTable title="低碳行为" unit="碳积分" rows={carbonOf(rules)} />
        </Section>
        <Section title="等级">
          <Table<MemberLevel>
            rowKey="no"
            size="small"
            pagination={false}
            columns={levelColumns}
            dataSource={levelsOf(rules)}
          />
        </Section>
      </div>
    </div>
  </div>
)

interface RewardRow extends TaskRules {
  name: string
  note: string
}

const tasksOf = ({ tasks, stepGoal }: PointsRules): RewardRow[] =>
  taskCodes.map((code) => {
    const { name, note } = taskOf(code)
    return { name, ...tasks[code], note: code === 'stepsReached' ? `当天满 ${stepGoal} 步；${note}` : note }
  })

const carbonOf = ({ carbon }: PointsRules): RewardRow[] =>
  carbonActionNames.map((action) => ({ ...carbonActions[action], ...carbon[action] }))

const RewardTable = ({ title, unit, rows }: { title: string; unit: string; rows: RewardRow[] }) => (
  <Table<RewardRow>
    rowKey="name"
    size="small"
    pagination={false}
    columns={actionColumns(title, unit)}
    dataSource={rows}
  />
)

const actionColumns = (title: string, unit: string): TableColumnsType<RewardRow> => [
  {
    title,
    render: (_, { name, note }) => (
      <>
        {name}
        <div className={text.quiet}>{note}</div>
      </>
    ),
  },
  { title: unit, align: 'right', className: text.nowrap, dataIndex: 'points' },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { isOn }) => (isOn ? <Tag color="success">启用</Tag> : <Tag color="default">停用</Tag>),
  },
]

const levelColumns: TableColumnsType<MemberLevel> = [
  { title: '等级', className: text.nowrap, render: (_, { no, name }) => `V${no} ${name}` },
  { title: '累计积分', align: 'right', className: text.nowrap, dataIndex: 'from' },
  { title: '权益', render: (_, level) => benefitsOf(level).join('，') || '无' },
]
