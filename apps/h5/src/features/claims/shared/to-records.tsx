import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

/** Links an address without a valid case to the member's own cases. */
export const ToRecords = () => (
  <Button kind="secondary" onTap={() => replaceWith('/claimRecords')}>
    查看理赔记录
  </Button>
)
