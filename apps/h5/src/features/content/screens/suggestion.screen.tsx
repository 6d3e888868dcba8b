import { advertCalls } from '@yf/contract/advert'
import { useQueryOf } from '#platform/http/hooks.ts'
import { back } from '#platform/navigation/go.ts'
import { ErrorState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Choices } from '../parts/choices.tsx'
import { Done } from '../parts/done.tsx'
import { SuggestionPictures } from '../parts/suggestion-pictures.tsx'
import { longestContent, useSuggestion } from '../use-suggestion.ts'
import styles from './suggestion.module.css'

const leave = () => back('/userCenter')

export default function SuggestionScreen() {
  const { data: tags, isError, refetch } = useQueryOf(advertCalls.tags, { kind: 'suggestion' })
  const suggestion = useSuggestion()
  if (isError || !tags || suggestion.isDone) {
    return (
      <Page title="意见反馈" onBack={leave}>
        {suggestion.isDone && <Thanks onAgain={suggestion.again} />}
        {!suggestion.isDone && isError && <ErrorState onRetry={refetch} />}
        {!suggestion.isDone && !isError && <Waiting />}
      </Page>
    )
  }
  return <SuggestionForm tags={tags} suggestion={suggestion} />
}

const Waiting = () => (
  <>
    <SkeletonCard lines={2} />
    <SkeletonCard lines={4} />
  </>
)

const Thanks = ({ onAgain }: { onAgain: () => void }) => (
  <Done title="感谢您的反馈" note="我们会在 3 个工作日内查看。如您留下了电话，需要时会与您联系。">
    <Button block onTap={leave}>
      返回
    </Button>
    <Button block kind="secondary" onTap={onAgain}>
      再写一条
    </Button>
  </Done>
)

interface FormProps {
  tags: readonly { tagId: string; tagName: string }[]
  suggestion: ReturnType<typeof useSuggestion>
}

function SuggestionForm({ tags, suggestion }: FormProps) {
  const { form, faults, isBusy, change, upload, submit } = suggestion
  const send = (
    <div data-track="suggestion.submit">
      <Button block busy={isBusy} onTap={submit}>
        提交反馈
      </Button>
    </div>
  )
  return (
    <Page title="意见反馈" onBack={leave} actions={send}>
      <Card title="反馈类型">
        <Choices
          label="反馈类型"
          items={tags}
          chosen={form.tagId ? [form.tagId] : []}
          onToggle={(tagId) => change({ tagId })}
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
          value={form.content}
          error={faults.content}
          onChange={(content) => change({ content })}
        />
        <p className={styles.count}>{`${form.content.length}/${longestContent}`}</p>
      </Card>
      <Card title="图片（选填，最多 4 张）">
        <SuggestionPictures
          pictures={form.pictures}
          upload={upload}
          onChange={(pictures) => change({ pictures })}
        />
      </Card>
      <Card title="联系电话（选填）">
        <PhoneField
          label="联系电话"
          hideLabel
          placeholder="方便我们与您联系"
          value={form.contact}
          error={faults.contact}
          onChange={(contact) => change({ contact })}
        />
      </Card>
    </Page>
  )
}
