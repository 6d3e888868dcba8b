import { replaceWith } from '#platform/navigation/go.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'

export const NoSuchMember = () => (
  <Page>
    <BlankState
      title="没有找到这位家庭成员"
      note="可能已被删除"
      action={
        <Button kind="secondary" onTap={() => replaceWith('/family/index')}>
          查看家庭成员
        </Button>
      }
    />
  </Page>
)
