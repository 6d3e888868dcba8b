import type { Question } from '@yf/contract/questions'
import type { HumanService } from '@yf/contract/questions'
import { useEffect, useRef, useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { closedNote } from '../human-service.ts'
import { countQuestion, useQuestions } from '../use-questions.ts'
import { Bubble } from './bubble.tsx'
import styles from './messages-tab.module.css'
import { LeftMessages } from './left-messages.tsx'
import { QuestionButtons } from './question-buttons.tsx'
import { RichText } from './rich-text.tsx'
import { ServiceMessages } from './service-messages.tsx'

/** More would push the conversation out of sight; the rest is at /faq. */
const suggested = 6

/** Scrolls the newest turn into view with its question above it. */
function useNewestInView(turns: number) {
  const newest = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turns > 0) newest.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' })
  }, [turns])
  return newest
}

export const MessagesTab = () => (
  <Answered of={useQuestions()} skeleton={<SkeletonCard lines={6} />}>
    {({ questions, service }) => (
      <>
        <HoursNote service={service} />
        <Conversation questions={questions} />
      </>
    )}
  </Answered>
)

function Conversation({ questions }: { questions: readonly Question[] }) {
  const [askedQuestions, setAskedQuestions] = useState<readonly Question[]>([])
  const newest = useNewestInView(askedQuestions.length)
  const ask = (question: Question) => {
    countQuestion(question.id)
    setAskedQuestions((before) => [...before, question])
  }
  return (
    <>
      <div className={styles.thread} role="log" aria-label="客服消息">
        <ServiceMessages />
        <LeftMessages />
        <Bubble by="service">
          <Suggestions questions={questions.slice(0, suggested)} onAsk={ask} />
        </Bubble>
        {askedQuestions.map((question, at) => (
          // The same question may be asked twice, so its index in the conversation is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <Exchange key={at} question={question} />
        ))}
      </div>
      <div ref={newest} className={styles.end} />
    </>
  )
}

function HoursNote({ service }: { service: HumanService }) {
  return service.isOpen === 1 ? (
    <NoticeBar icon="clock">{`在线客服服务时间：${service.hours}`}</NoticeBar>
  ) : (
    <NoticeBar icon="clock" tone="warning">
      {closedNote(service)}
    </NoticeBar>
  )
}

function Suggestions({
  questions,
  onAsk,
}: {
  questions: readonly Question[]
  onAsk: (one: Question) => void
}) {
  if (questions.length === 0)
    return <EmptyOf kind="questions" title="还没有常见问题" note="您可以联系在线客服" />
  return (
    <>
      <p className={styles.greeting}>您好，您可能想了解：</p>
      <QuestionButtons questions={questions} onAsk={onAsk} />
      <Button kind="plain" size="small" className={styles.all} onTap={() => go('/faq')}>
        查看全部常见问题
      </Button>
    </>
  )
}

const Exchange = ({ question }: { question: Question }) => (
  <>
    <Bubble by="me">{question.questionTitle}</Bubble>
    <Bubble by="service">
      <RichText html={question.questionContent} />
    </Bubble>
  </>
)
