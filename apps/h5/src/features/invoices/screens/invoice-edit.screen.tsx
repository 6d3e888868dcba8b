import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { GonePage } from '#ui/page/gone-page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { TitleFormPage } from '../parts/title-form-page.tsx'
import { useTitle } from '../use-titles.ts'

export default function InvoiceEditScreen() {
  const { id = '' } = useQueryParams()
  return (
    <AnsweredPage of={useTitle(id)} skeleton={<SkeletonCard lines={6} />}>
      {(title) => (title ? <TitleFormPage key={title.id} savedTitle={title} /> : <NoSuchTitle />)}
    </AnsweredPage>
  )
}

const NoSuchTitle = () => (
  <GonePage title="没有找到这个抬头" others="查看我的发票" onOthers={() => replaceWith('/invoice/mine')} />
)
