import { trialRunCalls, type TrialCaseDetail, type TrialCaseRow } from '@yf/contract/claims-admin-trials'
import { formatFen } from '@yf/domain/money'
import { trialCauses } from '@yf/domain/trial-run'
import { Alert, Modal, Table, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { useMayDo } from '#platform/session/session.ts'
import { Answered } from '#ui/answered/answered.tsx'
import text from '#ui/quiet.module.css'
import { signedFen } from './trial-texts.tsx'

type Line = TrialCaseDetail['lines'][number]
type PaidSide = Line['current']

/** The steps from the bill to the payment. */
const stepsOf = ({ ratio, ...side }: PaidSide): string[] => {
  const taken = (name: string, fen: number) => (fen > 0 ? [`${name} ${formatFen(fen)}`] : [])
  return [
    ...taken('不在保障范围', side.excludedFen),
    ...taken('社保', side.socialFen),
    ...taken('目录外自费', side.ownExpenseFen),
    ...taken('免赔额', side.deductibleFen),
    ...(ratio > 0 ? [`${ratio}%`] : []),
    ...taken('超出限额', side.overLimitFen),
  ]
}

const SideText = ({ side }: { side: PaidSide }) => (
  <>
    <b>{formatFen(side.payableFen)}</b>
    <div>{side.liability ?? '不在保障范围'}</div>
    <div className={text.quiet}>{side.reason ?? stepsOf(side).join(' · ')}</div>
  </>
)

const columns: TableColumnsType<Line> = [
  {
    title: '发票',
    render: (_, { day, billedFen }, at) => (
      <>
        {`第 ${at + 1} 张`}
        <div className={text.quiet}>{[day, formatFen(billedFen)].filter(Boolean).join(' ')}</div>
      </>
    ),
  },
  { title: '按原条款', width: '30%', render: (_, { current }) => <SideText side={current} /> },
  { title: '按试算版本', width: '30%', render: (_, { draft }) => <SideText side={draft} /> },
  { title: '原因', render: (_, line) => line.causes.map((cause) => trialCauses[cause]).join('、') || '—' },
]

interface Props {
  runId: string
  row: TrialCaseRow
  onClose: () => void
}

/** A case line by line, then and now. */
export function TrialCaseDialog({ runId, row, onClose }: Props) {
  const found = useQueryOf(trialRunCalls.trialCase, { id: runId, caseId: row.caseId })
  const maySeeCase = useMayDo('review')
  return (
    <Modal open centered width={960} footer={null} title={row.caseNo ?? '案件明细'} onCancel={onClose}>
      <Answered of={found} failed="案件明细没有加载成功">
        {(shown) => (
          <>
            <CaseSums shown={shown} />
            <Table<Line>
              size="small"
              rowKey="receiptId"
              pagination={false}
              columns={columns}
              dataSource={[...shown.lines]}
            />
            {maySeeCase ? (
              <a href={linkTo('/case', { id: row.caseId })}>打开案件</a>
            ) : (
              <p className={text.quiet}>案件号、就诊日期和理由只有理赔人员可以查看。</p>
            )}
          </>
        )}
      </Answered>
    </Modal>
  )
}

function CaseSums({ shown }: { shown: TrialCaseDetail }) {
  const { paidFen, currentFen, draftFen, differenceFen, isRefused } = shown
  const sums = [
    `当时赔付 ${formatFen(paidFen)}`,
    `按试算版本 ${formatFen(draftFen)}`,
    `差额 ${signedFen(differenceFen)}`,
  ]
  return (
    <>
      <p>{sums.join('，')}</p>
      {isRefused === 1 && <Alert type="info" showIcon title="这件案件当时按条款拒赔。" />}
      {paidFen !== currentFen && (
        <Alert
          type="info"
          showIcon
          title={`按原条款重算为 ${formatFen(currentFen)}，与当时不同；差额只计条款的变化。`}
        />
      )}
    </>
  )
}
