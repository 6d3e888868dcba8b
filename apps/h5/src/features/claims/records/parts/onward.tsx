import type { CaseDetail } from '@yf/contract/claim-shapes'
import { LetterCells } from '#features/claims/shared/letter-cells.tsx'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

export const openDetail = ({ caseId }: CaseDetail) => go('/claimSettlement/detail', { query: { caseId } })

/** Links to the decision letter, the calculation and the progress. */
export const Onward = ({ found }: { found: CaseDetail }) => (
  <Card flush>
    <LetterCells found={found} />
    {found.lines.length > 0 && (
      <Cell
        icon="invoice"
        label="赔付明细"
        note={`${found.lines.length} 张发票怎么算出来的`}
        onTap={() => go('/claimSettlement/caseDetails', { query: { caseId: found.caseId } })}
      />
    )}
    <Cell icon="clock" label="处理过程" onTap={() => openDetail(found)} />
  </Card>
)
