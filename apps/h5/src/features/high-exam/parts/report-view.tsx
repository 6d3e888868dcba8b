import { highExamCalls } from '@yf/contract/high-exam'
import type { ExamReport, ExamValue } from '@yf/contract/high-exam-shapes'
import { examGroups, type ExamGroup } from '@yf/domain/exam/indicators'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import screens from '../screens/high-exam.module.css'
import { AbnormalValue } from './abnormal-value.tsx'
import { rangeText, resultText } from '../report-labels.ts'
import styles from './report.module.css'

export function ReportView({ id }: { id: string }) {
  const report = useQueryOf(highExamCalls.report, { id })
  return (
    <AnsweredPage of={report} skeleton={<SkeletonCard lines={8} />}>
      {(data) => <Report report={data} />}
    </AnsweredPage>
  )
}

function Report({ report }: { report: ExamReport }) {
  const { url, fileName, values, conclusion } = report
  const abnormal = values.filter(({ level }) => level !== 'normal')
  return (
    <Page
      title="体检报告"
      actions={
        <Button
          block
          disabled={url === null}
          onTap={() => url && go('/pdf', { query: { url, name: fileName } })}
        >
          {url === null ? '完整报告正在归档' : '查看完整报告'}
        </Button>
      }
    >
      <div className={screens.sections}>
        <Card>
          <p className={styles.count}>
            <strong className={styles.number}>{abnormal.length}</strong> 项需要留意
            <span className={styles.of}>{`，共 ${values.length} 项`}</span>
          </p>
          <Facts
            rows={[
              { label: '体检人', value: report.name },
              { label: '体检日期', value: report.day },
              { label: '机构', value: report.institutionName },
            ]}
          />
          {conclusion && <p className={styles.text}>{`总检结论：${conclusion}`}</p>}
        </Card>
        {abnormal.map((value) => (
          <AbnormalValue key={value.code} value={value} />
        ))}
        <NoticeBar>说明供您理解报告，不是诊断；请以医生意见为准。</NoticeBar>
        {groupsOf(values).map(([group, rows]) => (
          <Group key={group} title={examGroups[group]} values={rows} />
        ))}
      </div>
    </Page>
  )
}

const groupsOf = (values: readonly ExamValue[]): [ExamGroup, ExamValue[]][] =>
  (Object.keys(examGroups) as ExamGroup[]).flatMap((group) => {
    const rows = values.filter((value) => value.group === group)
    return rows.length > 0 ? [[group, rows] satisfies [ExamGroup, ExamValue[]]] : []
  })

const Group = ({ title, values }: { title: string; values: readonly ExamValue[] }) => (
  <Card title={title}>
    <dl className={styles.values}>
      {values.map((value) => (
        <div key={value.code} className={styles.value} data-level={value.level}>
          <dt>{value.name}</dt>
          <dd>
            <span className={styles.result}>{resultText(value)}</span>
            <span className={styles.range}>{rangeText(value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)
