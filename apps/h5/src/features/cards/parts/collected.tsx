import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Done } from '#ui/done/done.tsx'
import { Page } from '#ui/page/page.tsx'

interface Props {
  card: { id: string; name: string }
  onAgain: () => void
}

export const Collected = ({ card, onAgain }: Props) => (
  <Page>
    <Done title="领取成功" note={`“${card.name}”已放入您的卡包`}>
      <Button block onTap={() => replaceWith('/yfCards/:cardInfoId', { params: { cardInfoId: card.id } })}>
        查看卡片
      </Button>
      <Button block kind="secondary" onTap={onAgain}>
        再领一张
      </Button>
    </Done>
  </Page>
)
