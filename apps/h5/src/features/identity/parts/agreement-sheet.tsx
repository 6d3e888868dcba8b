import { userAgreement } from '#features/content/shared/user-agreement.ts'
import { Article } from '#ui/article/article.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'

/** Loaded on demand because the text is long. */
export default function AgreementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, version, effective, opening, sections } = userAgreement
  return (
    <Sheet open={open} onClose={onClose} title="用户协议">
      <Article
        title={title}
        note={`${effective}起生效 · 版本 ${version}`}
        opening={opening}
        sections={sections}
      />
    </Sheet>
  )
}
