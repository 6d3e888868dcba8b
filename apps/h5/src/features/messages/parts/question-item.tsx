import type { Question } from '@yf/contract/questions'
import { useId, useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { countQuestion } from '../use-questions.ts'
import styles from './question-item.module.css'
import { RichText } from './rich-text.tsx'

/** A question whose answer unfolds below it. */
export function QuestionItem({ question }: { question: Question }) {
  const [isOpen, setOpen] = useState(false)
  const answer = useId()
  const toggle = () => {
    if (!isOpen) countQuestion(question.id)
    setOpen(!isOpen)
  }
  return (
    <li className={styles.item}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={classNames(base.tap, styles.question)}
          aria-expanded={isOpen}
          aria-controls={answer}
          onClick={toggle}
        >
          <span className={styles.text}>{question.questionTitle}</span>
          <Icon name="chevron-down" size={18} className={classNames(styles.arrow, isOpen && styles.up)} />
        </button>
      </h3>
      <div id={answer} hidden={!isOpen} className={styles.answer}>
        {isOpen && <RichText html={question.questionContent} />}
      </div>
    </li>
  )
}
