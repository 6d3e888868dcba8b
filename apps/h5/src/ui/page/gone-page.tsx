import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from './page.tsx'

interface Props {
  title: string
  /** The label of the link to the list. */
  others: string
  onOthers: () => void
}

/** Shown if the requested item no longer exists. */
export const GonePage = ({ title, others, onOthers }: Props) => (
  <Page>
    <EmptyOf
      kind="gone"
      title={title}
      note="可能已被删除"
      action={
        <Button kind="secondary" onTap={onOthers}>
          {others}
        </Button>
      }
    />
  </Page>
)
