import type { LegalText } from '../shared/legal-text.ts'
import { Article } from '#ui/article/article.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page>
      <Card>
        <Article
          title={text.title}
          note={`${text.effective}起生效 · 版本 ${text.version}`}
          opening={text.opening}
          sections={text.sections}
        />
      </Card>
    </Page>
  )
}
