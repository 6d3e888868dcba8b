import { titleKinds } from '@yf/domain/invoice'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { useTitles } from '../use-titles.ts'

interface Props {
  value: string | null
  error: string | undefined
  onChange: (id: string) => void
}

export function TitleChoice({ value, error, onChange }: Props) {
  const titles = useTitles().data ?? []
  return (
    <Card
      title="发票抬头"
      extra={
        <Button kind="plain" size="small" icon="plus" onTap={() => go('/invoice/add')}>
          新增抬头
        </Button>
      }
    >
      <ChoiceCards
        label="发票抬头"
        hideLabel
        options={titles.map(({ id, name, kind, taxNo }) => ({
          value: id,
          title: name,
          note: [titleKinds[kind], taxNo].filter((text) => text !== '').join(' · '),
        }))}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Card>
  )
}
