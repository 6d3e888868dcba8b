import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

/** From an address that names no case of one's own to those that one has. */
export const ToRecords = () => (
  <Button kind="secondary" onTap={() => replaceWith('/claimRecords')}>
    查看理赔记录
  </Button>
)
