import { benefitsOf, taskCodes, taskOf, type Level, type TaskCode } from '@yf/domain/points'
import { levelsOf, type PointsRules } from '@yf/domain/points-rules'
import { Descriptions, Table, Tag, type TableColumnsType } from 'antd'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import styles from './rules.module.css'

/** What holds today. */
export const RulesView = ({ rules }: { rules: PointsRules }) => (
  <div className={styles.sections}>
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
        <Table<TaskCode>
          rowKey={(code) => code}
          size="small"
          pagination={false}
          columns={taskColumns(rules)}
          dataSource={taskCodes}
        />
      </Section>
      <Section title="等级">
        <Table<Level>
          rowKey="no"
          size="small"
          pagination={false}
          columns={levelColumns}
          dataSource={levelsOf(rules)}
        />
      </Section>
    </div>
  </div>
)

const taskColumns = ({ tasks, stepGoal }: PointsRules): TableColumnsType<TaskCode> => [
  {
    title: '任务',
    render: (_, code) => (
      <>
        {taskOf(code).name}
        <div className={text.quiet}>
          {code === 'stepsReached' ? `当天满 ${stepGoal} 步；${taskOf(code).note}` : taskOf(code).note}
        </div>
      </>
    ),
  },
  { title: '积分', align: 'right', className: text.nowrap, render: (_, code) => tasks[code].points },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, code) =>
      tasks[code].isOn ? <Tag color="success">启用</Tag> : <Tag color="default">停用</Tag>,
  },
]

const levelColumns: TableColumnsType<Level> = [
  { title: '等级', className: text.nowrap, render: (_, { no, name }) => `V${no} ${name}` },
  { title: '累计积分', align: 'right', className: text.nowrap, dataIndex: 'from' },
  { title: '权益', render: (_, level) => benefitsOf(level).join('，') || '无' },
]
