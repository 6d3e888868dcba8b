import type { SleepCourse, SleepProduct } from '@yf/contract/sleep'
import { courseNames, courseStates } from '@yf/domain/sleep/courses'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, type ChipTone } from '#ui/chip/chip.tsx'
import { beginCourse, openCourse } from '../course-actions.ts'
import { ProgressRing } from './progress-ring.tsx'
import styles from './course-row.module.css'

const stateLabels: Readonly<Record<SleepProduct['state'], readonly [word: string, tone: ChipTone]>> = {
  open: ['可开始', 'info'],
  starting: ['开通中', 'warning'],
  running: ['进行中', 'success'],
  done: ['已完成', 'neutral'],
  locked: ['未开放', 'neutral'],
}

interface Props {
  product: SleepProduct
  /** The existing course of this length. */
  course: SleepCourse | undefined
  isEnrolled: boolean
  /** The programme rejected the last enrolment. */
  wasRefused: boolean
}

export function CourseRow({ product, course, isEnrolled, wasRefused }: Props) {
  const { days, state, why } = product
  const done = course?.state === courseStates.done ? days : (course?.doneDays.length ?? 0)
  const [word, tone] = stateLabels[state]
  return (
    <li className={styles.row}>
      <ProgressRing done={done} of={days} label={`${courseNames[days]}已完成${done}天，共${days}天`}>
        {done}/{days}
      </ProgressRing>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {courseNames[days]}
          <Chip tone={tone}>{word}</Chip>
        </h3>
        <p className={styles.note}>{noteOf(product, wasRefused) ?? why}</p>
      </div>
      <Action product={product} isEnrolled={isEnrolled} />
    </li>
  )
}

function noteOf({ days, state }: SleepProduct, wasRefused: boolean): string | null {
  if (state === 'open' && wasRefused) return '上次未能开通，权益已退回；可再试或联系在线客服'
  if (state === 'starting') return '等待课程方确认，权益为您保留'
  if (state === 'locked') return null
  return `每天约10分钟，共${days}天`
}

/** Each action has its own button: one that is busy with the first would ignore the second. */
function Action({ product: { days, state }, isEnrolled }: Pick<Props, 'product' | 'isEnrolled'>) {
  const { companyId } = useCompany()
  const begin = () => beginCourse(companyId, days, isEnrolled)
  if (state === 'open')
    return (
      <Button key="begin" size="small" label={`开始${courseNames[days]}`} onTap={begin}>
        开始
      </Button>
    )
  if (state === 'starting')
    return (
      <Button key="again" size="small" kind="secondary" label={`再次确认${courseNames[days]}`} onTap={begin}>
        再次确认
      </Button>
    )
  if (state === 'locked') return null
  const word = state === 'done' ? '回看' : '去练习'
  return (
    <Button
      key="open"
      size="small"
      kind="secondary"
      label={`${word}：${courseNames[days]}`}
      onTap={() => openCourse(days)}
    >
      {word}
    </Button>
  )
}
