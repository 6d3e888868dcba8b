import { highExamCalls } from '@yf/contract/high-exam'
import type { ExamReportRow } from '@yf/contract/high-exam-shapes'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import styles from './report.module.css'

/** Delivered reports, newest first. */
export const MyReports = () => (
  <section>
    <h2 className={styles.heading}>体检报告</h2>
    <AnsweredList<ExamReportRow>
      label="体检报告"
      load={pagesOf(highExamCalls.reports, {})}
      keyOf={({ id }) => id}
      renderRow={(row) => (
        <ListRow
          title={`${row.day.slice(0, 4)} 年 ${row.packageName}`}
          facts={[`${row.name} · ${row.day}`, row.institutionName]}
          state={
            <Chip tone={row.abnormal > 0 ? 'warning' : 'success'}>
              {row.abnormal > 0 ? `${row.abnormal} 项需留意` : '未见异常'}
            </Chip>
          }
          onTap={() => go('/tjserver', { query: { report: row.id } })}
        />
      )}
      empty={<EmptyOf kind="reports" title="还没有体检报告" note="体检完成后，报告会送到这里并通知您" />}
    />
  </section>
)
