import { isQuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { CoursesCard } from '../parts/courses-card.tsx'
import { DiaryCard } from '../parts/diary-card.tsx'
import { DiaryView } from '../parts/diary-view.tsx'
import { MoreCells } from '../parts/more-cells.tsx'
import { QuestionnaireView } from '../parts/questionnaire-view.tsx'
import { QuestionnairesCard } from '../parts/questionnaires-card.tsx'
import { ResultView } from '../parts/result-view.tsx'
import { RightCard } from '../parts/right-card.tsx'
import { today, useDiary, useQuestionnaires, useSleepRight } from '../use-sleep.ts'
import styles from './somnus.module.css'

/** The specification has one path for the whole feature: the open view is in the query. */
export default function SomnusScreen() {
  const { view, code = '' } = useQueryParams()
  if (view === 'diary') return <DiaryView />
  if (view === 'questionnaire' && isQuestionnaireCode(code))
    return <QuestionnaireView key={code} code={code} />
  if (view === 'result' && isQuestionnaireCode(code)) return <ResultView code={code} />
  return <Overview />
}

function Overview() {
  // If everything failed, only the first card shows the reason.
  const hasNothing = [useSleepRight(), useDiary()].every(({ data, error }) => error && data === undefined)
  if (hasNothing)
    return (
      <Page>
        <RightCard />
      </Page>
    )
  return (
    <Page actions={<NextStep />}>
      <div className={styles.sections}>
        <RightCard />
        <QuestionnairesCard />
        <CoursesCard />
        <DiaryCard />
        <MoreCells />
      </div>
    </Page>
  )
}

/** A member who has never answered starts with the questionnaire; all others enter last night. */
function NextStep() {
  const first = useQuestionnaires().data?.[0]
  const nights = useDiary().data?.nights
  if (first && !first.last)
    return (
      <Button block onTap={() => go('/somnus', { query: { view: 'questionnaire', code: first.code } })}>
        开始睡眠自评
      </Button>
    )
  const isRecorded = nights?.some(({ day }) => day === today()) ?? false
  return (
    <Button block onTap={() => go('/somnus', { query: { view: 'diary' } })}>
      {isRecorded ? '修改昨晚的睡眠' : '记录昨晚的睡眠'}
    </Button>
  )
}
