import type { Question } from '@yf/contract/questions'
import { useState, type ReactNode } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { QuestionItem } from '../parts/question-item.tsx'
import { ServiceButton, useHasService } from '../parts/service-button.tsx'
import { useQuestions } from '../use-questions.ts'
import { useSettled } from '#ui/text-field/use-settled.ts'
import styles from './faq.module.css'

const all = '全部'
const pause = 300

export default function FaqScreen() {
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), pause)
  const hasService = useHasService()
  return (
    <Page actions={hasService && <ServiceButton label="没有解决？联系在线客服" />}>
      <TextField
        label="搜索问题"
        hideLabel
        icon="search"
        inputMode="search"
        enterKeyHint="search"
        placeholder="搜索问题，如：理赔材料"
        maxLength={50}
        clearable
        value={typed}
        onChange={setTyped}
      />
      <Answered
        key={keyword}
        of={useQuestions(keyword)}
        isEmpty={({ questions }) => questions.length === 0}
        around={underTheField}
        empty={<NothingFound keyword={keyword} />}
      >
        {({ questions }) => <Questions questions={questions} />}
      </Answered>
    </Page>
  )
}

const underTheField = (state: ReactNode) => <div className={styles.state}>{state}</div>

const NothingFound = ({ keyword }: { keyword: string }) =>
  keyword ? (
    <EmptyOf kind="search" title={`没有找到“${keyword}”的相关问题`} note="换个说法试试，或联系在线客服" />
  ) : (
    <EmptyOf kind="questions" title="还没有常见问题" note="您可以联系在线客服" />
  )

function Questions({ questions }: { questions: readonly Question[] }) {
  const [chosen, setChosen] = useState(all)
  const categories = [...new Set(questions.map(({ category }) => category))]
  const visibleCategories = categories.filter((category) => chosen === all || category === chosen)
  return (
    <>
      {categories.length > 1 && (
        <div className={styles.categories}>
          <Segments
            label="问题分类"
            items={[all, ...categories].map((category) => ({ value: category, label: category }))}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      )}
      {visibleCategories.map((category) => (
        <Category
          key={category}
          name={category}
          questions={questions.filter((question) => question.category === category)}
        />
      ))}
    </>
  )
}

const Category = ({ name, questions }: { name: string; questions: readonly Question[] }) => (
  <Card title={name} flush>
    <ul className={styles.questions} aria-label={`${name}的常见问题`}>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </ul>
  </Card>
)
