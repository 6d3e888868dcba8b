import type { ImportDetail } from '@yf/contract/imports-admin'
import { importOutcomes, type ImportOutcome } from '@yf/domain/sheet-import'
import { Alert, Flex, Progress, Statistic } from 'antd'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'

const outcomes = Object.keys(importOutcomes) as ImportOutcome[]

const runTexts = { checking: '正在试算', applying: '正在导入', undoing: '正在撤销' } as const

const percentOf = ({ finishedRows, totalRows }: ImportDetail): number =>
  totalRows === 0 ? 0 : Math.floor((finishedRows / totalRows) * 100)

/** How far a job is, and what the trial or the import found. */
export const RunSection = ({ batch }: { batch: ImportDetail }) => (
  <>
    {batch.note && <Alert type="warning" showIcon title={batch.note} />}
    <RunProgress batch={batch} />
    {batch.counts && (
      <Section title="试算结果">
        <Flex gap="large" wrap>
          {outcomes.map((outcome) => (
            <Statistic key={outcome} title={importOutcomes[outcome]} value={batch.counts![outcome]} />
          ))}
        </Flex>
        {batch.state === 'done' && (
          <p className={text.quiet}>
            {batch.confirmedBy} 于 {batch.confirmedAt} 确认，写入 {batch.finishedRows - batch.failedRows} 行
            {batch.failedRows > 0 && `，${batch.failedRows} 行在写入时有误`}
          </p>
        )}
        {batch.state === 'undone' && (
          <p className={text.quiet}>
            {batch.undoneBy} 于 {batch.undoneAt} 撤销
          </p>
        )}
      </Section>
    )}
  </>
)

function RunProgress({ batch }: { batch: ImportDetail }) {
  const { state, finishedRows, totalRows } = batch
  if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return null
  return (
    <Section title={runTexts[state]}>
      <Progress percent={percentOf(batch)} status="active" />
      <p role="status">
        已完成 {finishedRows} / {totalRows} 行，可以离开本页，稍后回来查看。
      </p>
    </Section>
  )
}
