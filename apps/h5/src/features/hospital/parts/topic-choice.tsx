import { adviserTopics, type AdviserTopic } from '@yf/domain/adviser'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './time-choice.module.css'

interface TopicChoiceProps {
  value: AdviserTopic
  onChange: (topic: AdviserTopic) => void
}

const topics = Object.keys(adviserTopics) as AdviserTopic[]

/** Topics, two per row: four would break their text on a small phone. */
export const TopicChoice = ({ value, onChange }: TopicChoiceProps) => (
  <>
    <p className={styles.label}>咨询事项</p>
    <div className={styles.topics} role="group" aria-label="咨询事项">
      {topics.map((topic) => (
        <button
          key={topic}
          type="button"
          className={classNames(base.tap, styles.time, topic === value && styles.chosen)}
          aria-pressed={topic === value}
          onClick={() => onChange(topic)}
        >
          {adviserTopics[topic]}
        </button>
      ))}
    </div>
  </>
)
