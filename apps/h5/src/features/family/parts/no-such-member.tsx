import { replaceWith } from '#platform/navigation/go.ts'
import { GonePage } from '#ui/page/gone-page.tsx'

export const NoSuchMember = () => (
  <GonePage
    title="没有找到这位家庭成员"
    others="查看家庭成员"
    onOthers={() => replaceWith('/family/index')}
  />
)
