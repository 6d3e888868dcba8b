import { push } from '#platform/navigation/history.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'

export default function StartScreen() {
  return (
    <Page>
      <Button block onTap={() => push('/list')}>
        打开列表
      </Button>
    </Page>
  )
}
