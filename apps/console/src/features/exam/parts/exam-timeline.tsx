import type { AdminExamDetail } from '@yf/contract/exam-admin'
import { Timeline } from 'antd'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'

/** The timeline as the member reads it, with the names of staff. */
export const ExamTimeline = ({ exam }: { exam: AdminExamDetail }) => (
  <Section title="处理过程">
    <Timeline
      items={exam.timeline.map(({ time, stateName, actor, words }, at) => ({
        key: at,
        content: (
          <>
            {`${stateName} · ${actor}`}
            <div className={text.quiet}>{time}</div>
            {words && <div>{words}</div>}
          </>
        ),
      }))}
    />
  </Section>
)
