import type { Question } from '@yf/contract/questions'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './question-buttons.module.css'

interface Props {
  questions: readonly Question[]
  onAsk: (question: Question) => void
}

export const QuestionButtons = ({ questions, onAsk }: Props) => (
  <ul className={styles.list} aria-label="常见问题">
    {questions.map((question) => (
      <li key={question.id}>
        <button
          type="button"
          className={classNames(base.tap, styles.question)}
          onClick={() => onAsk(question)}
          data-track="message.question"
        >
          <span className={styles.text}>{question.questionTitle}</span>
          <Icon name="chevron-right" size={16} className={styles.arrow} />
        </button>
      </li>
    ))}
  </ul>
)
