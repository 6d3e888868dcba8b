import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from './page.tsx'

interface Props {
  title: string
  /** Where the others are. */
  others: string
  onOthers: () => void
}

/** Stands where somebody came for one of many, and it is no longer there. */
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
