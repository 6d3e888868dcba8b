import { questionnaires, type QuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { useQuestionnaire } from '../use-questionnaire.ts'
import { QuestionField } from './question-field.tsx'
import styles from './questionnaire-view.module.css'

/** Moves the focus, so that a screen reader announces the next question. */
const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true })

/** One question per step; answers are kept when the member leaves. */
export function QuestionnaireView({ code }: { code: QuestionnaireCode }) {
  const { questionnaire, item, value, fault, step, isLast, set, next, back } = useQuestionnaire(code)
  const goOn = async () => {
    const result = await next()
    if (result) replaceWith('/somnus', { query: { view: 'result', code } })
  }
  const { length } = questionnaire.items
  return (
    <Page
      title={questionnaires[code].title}
      actions={
        <>
          {back && (
            <Button key={`before ${item.id}`} kind="secondary" onTap={back}>
              上一题
            </Button>
          )}
          {/* A new key for each question and answer, so that the tap throttle does not block quick answers. */}
          <Button key={`${item.id} ${value}`} block onTap={goOn}>
            {isLast ? '提交' : '下一题'}
          </Button>
        </>
      }
    >
      <div className={styles.progress}>
        <progress max={length} value={step + 1} aria-label="答题进度" className={styles.bar} />
        <span className={styles.count}>{`${step + 1} / ${length}`}</span>
      </div>
      {step === 0 && <p className={styles.about}>{questionnaire.about}</p>}
      <h2 key={`question ${item.id}`} ref={focusOn} tabIndex={-1} className={styles.question}>
        {item.text}
      </h2>
      <QuestionField key={`answer ${item.id}`} item={item} value={value} error={fault} onChange={set} />
    </Page>
  )
}
