import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'

export default function DetailScreen() {
  const { id } = useQueryParams()
  return (
    <Page>
      <p>记录 {id}</p>
    </Page>
  )
}
