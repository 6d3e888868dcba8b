import type { CaseDetail } from '@yf/contract/claim-shapes'
import { LetterCells } from '#features/claims/shared/letter-cells.tsx'
import { isDecided } from '#features/claims/shared/case-state.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { openBook } from '../case-writes.ts'

/** Links to the explanation of the decision and the documents of the case. */
export function DocumentCells({ found }: { found: CaseDetail }) {
  const { caseId, lines, hasBook, hasLetter, state } = found
  const query = { caseId }
  const hasDocuments = hasBook === 1 || hasLetter === 1
  if (!hasDocuments && lines.length === 0 && !isDecided(state)) return null
  return (
    <Card flush>
      {isDecided(state) && <Cell icon="check" label="理赔结果" onTap={() => go('/claimResult', { query })} />}
      {lines.length > 0 && (
        <Cell
          icon="invoice"
          label="赔付明细"
          note="每张发票怎么算出来的"
          onTap={() => go('/claimSettlement/caseDetails', { query })}
        />
      )}
      {hasBook === 1 && <Cell icon="doc" label="理赔申请书" onTap={() => openBook(found)} />}
      <LetterCells found={found} />
      {hasDocuments && (
        <Cell icon="mail" label="发送到邮箱" onTap={() => go('/claimSettlement/toEmail', { query })} />
      )}
    </Card>
  )
}
