import { Tag, type TableColumnType } from 'antd'
import text from '#ui/quiet.module.css'

interface ProposalFields {
  readonly proposedBy: string
  readonly proposedTime: string
}

interface DecidedProposal<State extends string> {
  readonly state: State
  readonly decidedBy: string | null
  readonly decidedTime: string | null
  readonly note: string | null
}

export const proposedColumn = <Row extends ProposalFields>(): TableColumnType<Row> => ({
  title: '提交',
  className: text.nowrap,
  render: (_, { proposedBy, proposedTime }) => (
    <>
      {proposedBy}
      <div className={text.quiet}>{proposedTime}</div>
    </>
  ),
})

type DecisionTone = 'warning' | 'success' | 'default'

/** The status, who decided it and with which text. */
export const decidedColumn = <State extends string, Row extends DecidedProposal<State>>(
  states: Readonly<Record<State, { readonly tone: DecisionTone; readonly name: string }>>,
): TableColumnType<Row> => ({
  title: '状态',
  className: text.nowrap,
  render: (_, { state, decidedBy, decidedTime, note }) => (
    <>
      <Tag color={states[state].tone}>{states[state].name}</Tag>
      {decidedTime && <div className={text.quiet}>{`${decidedBy ?? ''} ${decidedTime}`.trim()}</div>}
      {note && <div className={text.quiet}>{note}</div>}
    </>
  ),
})
