import type { SleepResult } from '@yf/contract/sleep'
import { questionnaires, type QuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { toneOf } from '../level.ts'
import { useQuestionnaires } from '../use-sleep.ts'
import styles from './result-view.module.css'

/** The score, its meaning, and when to see a doctor. */
export const ResultView = ({ code }: { code: QuestionnaireCode }) => (
  <AnsweredPage of={useQuestionnaires()} skeleton={<SkeletonCard lines={5} />}>
    {(list) => {
      const last = list.find((one) => one.code === code)?.last
      return last ? <Result code={code} result={last} /> : <NoResult code={code} />
    }}
  </AnsweredPage>
)

const anew = (code: QuestionnaireCode) => replaceWith('/somnus', { query: { view: 'questionnaire', code } })

const NoResult = ({ code }: { code: QuestionnaireCode }) => (
  <Page title={questionnaires[code].title}>
    <EmptyOf kind="sleep" title="还没有结果" action={<Button onTap={() => anew(code)}>去自评</Button>} />
  </Page>
)

function Result({ code, result }: { code: QuestionnaireCode; result: SleepResult }) {
  const { total, most, level, title, meaning, advice, alarms, components, seesDoctor, day } = result
  const wantsDoctor = seesDoctor === 1 || alarms.length > 0
  return (
    <Page
      title={questionnaires[code].title}
      actions={
        <>
          <Button kind="secondary" onTap={() => anew(code)}>
            重新自评
          </Button>
          {wantsDoctor ? (
            <Button block onTap={() => go('/hospital')}>
              咨询医生
            </Button>
          ) : (
            <Button block onTap={() => replaceWith('/somnus')}>
              查看课程
            </Button>
          )}
        </>
      }
    >
      <section className={styles.hero} aria-label="自评结果">
        <p className={styles.score}>
          <strong>{total}</strong>
          <span>{` / ${most} 分`}</span>
        </p>
        <Chip tone={toneOf[level]}>{title}</Chip>
        <p className={styles.meaning}>{meaning}</p>
        <p className={styles.day}>{`${day} 自评，分数越高睡眠问题越多`}</p>
      </section>
      {alarms.map((text) => (
        <div key={text} className={styles.notice}>
          <NoticeBar tone="danger">{text}</NoticeBar>
        </div>
      ))}
      <Card title="建议">
        <p className={styles.advice}>{advice}</p>
      </Card>
      <Card title="分项得分">
        <ul className={styles.parts}>
          {components.map((part) => (
            <li key={part.title}>
              <span>{part.title}</span>
              <progress max={part.most} value={part.points} aria-label={`${part.title}得分`} />
              <span className={styles.points}>{`${part.points} / ${part.most}`}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.foot}>自评仅供参考，不是医学诊断。如有轻生念头，请立即拨打 12356 或 120。</p>
    </Page>
  )
}
