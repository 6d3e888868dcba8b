import { feedbackCalls } from '@yf/contract/feedback'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Done } from '#ui/done/done.tsx'
import { SuggestionPictures } from '../parts/suggestion-pictures.tsx'
import { longestContent, useSuggestion } from '../use-suggestion.ts'
import styles from './suggestion.module.css'

export default function SuggestionScreen() {
  const tags = useQueryOf(feedbackCalls.tags, { kind: 'suggestion' })
  const [isDone, setDone] = useState(false)
  if (isDone) return <Thanks onAgain={() => setDone(false)} />
  return (
    <AnsweredPage of={tags} skeleton={<Waiting />}>
      {(all) => <SuggestionForm tags={all} onSent={() => setDone(true)} />}
    </AnsweredPage>
  )
}

const Waiting = () => <SkeletonCards lines={[2, 4]} />

function Thanks({ onAgain }: { onAgain: () => void }) {
  const leave = useWayBack()
  return (
    <Page>
      <Done title="感谢您的反馈" note="我们会在 3 个工作日内查看。如您留下了电话，需要时会与您联系。">
        <Button block onTap={leave}>
          返回
        </Button>
        <Button block kind="secondary" onTap={onAgain}>
          再写一条
        </Button>
      </Done>
    </Page>
  )
}

interface FormProps {
  tags: readonly { tagId: string; tagName: string }[]
  onSent: () => void
}

function SuggestionForm({ tags, onSent }: FormProps) {
  const { values, faults, field, set, isBusy, upload, submit } = useSuggestion(onSent)
  const send = (
    <div data-track="suggestion.submit">
      <Button block busy={isBusy} onTap={submit}>
        提交反馈
      </Button>
    </div>
  )
  return (
    <Page actions={send}>
      <Card title="反馈类型">
        <Choices
          label="反馈类型"
          items={tags.map(({ tagId, tagName }) => ({ value: tagId, label: tagName }))}
          chosen={values.tagId ? [values.tagId] : []}
          onToggle={set('tagId')}
        />
        {faults.tagId && <p className={styles.fault}>{faults.tagId}</p>}
      </Card>
      <Card title="反馈内容">
        <TextField
          label="反馈内容"
          hideLabel
          rows={5}
          maxLength={longestContent}
          placeholder="请描述您遇到的问题或建议"
          {...field('content')}
        />
        <p className={styles.count}>{`${values.content.length}/${longestContent}`}</p>
      </Card>
      <Card title="图片（选填，最多 4 张）">
        <SuggestionPictures pictures={values.pictures} upload={upload} onChange={set('pictures')} />
      </Card>
      <Card title="联系电话（选填）">
        <PhoneField label="联系电话" hideLabel placeholder="方便我们与您联系" {...field('contact')} />
      </Card>
    </Page>
  )
}
