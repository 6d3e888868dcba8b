import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import {
  claimsAssignmentCalls,
  type AssignmentRule,
  type SelectChoice,
  type HandlerGroup,
} from '@yf/contract/claims-admin-assignment'
import { Alert, Button, Table } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import { Tool } from '#ui/tool/tool.tsx'
import styles from './team.module.css'
import { ruleColumns, type RuleDraft } from './rule-columns.tsx'

const everything: AssignmentRule = {
  companyId: null,
  visitType: null,
  minFen: 0,
  maxFen: null,
  groupId: null,
}

let drafts = 0
const draftOf = (rule: AssignmentRule): RuleDraft => ({ key: (drafts += 1), rule })

const raised = (rows: readonly RuleDraft[], at: number): RuleDraft[] =>
  rows.map((row, index) => (index === at - 1 ? rows[at]! : index === at ? rows[at - 1]! : row))

export interface RulesProps {
  rules: readonly AssignmentRule[]
  groups: readonly HandlerGroup[]
  companies: readonly SelectChoice[]
}

/** Rules apply from the top: the first match wins. Nothing changes until all of them are saved. */
export function Rules({ rules, groups, companies }: RulesProps) {
  const [rows, setRows] = useState<readonly RuleDraft[]>(() => rules.map(draftOf))
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.saveRules)
  const isChanged = JSON.stringify(rows.map(({ rule }) => rule)) !== JSON.stringify(rules)
  const change = (key: number, changes: Partial<AssignmentRule>) =>
    setRows(rows.map((row) => (row.key === key ? { key, rule: { ...row.rule, ...changes } } : row)))
  const save = async () => {
    const saved = await send({ rules: rows.map(({ rule }) => rule) })
    if (!saved.ok) return
    putQuery(claimsAssignmentCalls.assignment, {}, saved.result)
    say('派件规则已保存')
  }
  const tools = {
    title: '',
    render: (_: unknown, { key }: RuleDraft, at: number) => (
      <>
        <Tool
          label={`第 ${at + 1} 条上移`}
          icon={<ArrowUpOutlined aria-hidden />}
          disabled={at === 0}
          onPress={() => setRows(raised(rows, at))}
        />
        <Tool
          label={`删除第 ${at + 1} 条`}
          icon={<DeleteOutlined aria-hidden />}
          onPress={() => setRows(rows.filter((row) => row.key !== key))}
        />
      </>
    ),
  }
  return (
    <Section
      title="派件规则"
      aside="从上到下，第一条符合的规则生效；小组里手上案件最少、没有请假的人得到案件"
    >
      <Table<RuleDraft>
        size="small"
        rowKey="key"
        pagination={false}
        columns={[...ruleColumns({ groups, companies, change }), tools]}
        dataSource={[...rows]}
        locale={{ emptyText: '没有规则：新案件留在「待处理」，由专员自行受理' }}
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      <div className={styles.buttons}>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setRows([...rows, draftOf(everything)])}>
          添加规则
        </Button>
        <Button type="primary" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
          保存规则
        </Button>
      </div>
    </Section>
  )
}
