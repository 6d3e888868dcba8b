import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import { isDecided } from '#features/claims/shared/case-state.ts'
import { outcomeOf } from '@yf/client/outcome'
import { callFully } from '#platform/http/call.ts'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { openBook } from '../case-writes.ts'

async function openLetter(caseId: string, paper: 'letter' | 'review'): Promise<void> {
  const letter = await outcomeOf(callFully(claimCalls.book, { caseId, paper }))
  if (!letter.ok) return
  const { url, name } = letter.result
  go('/pdf', { query: { url, name } })
}

/** The decision explained, and the papers of the case. */
export function PaperCells({ found }: { found: CaseDetail }) {
  const { caseId, lines, hasBook, hasLetter, state } = found
  const query = { caseId }
  const hasPapers = hasBook === 1 || hasLetter === 1
  if (!hasPapers && lines.length === 0 && !isDecided(state)) return null
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
      {hasLetter === 1 && (
        <Cell icon="doc" label="理赔决定书" onTap={() => void openLetter(caseId, 'letter')} />
      )}
      {found.hasReview === 1 && (
        <Cell icon="doc" label="复核决定书" onTap={() => void openLetter(caseId, 'review')} />
      )}
      {hasPapers && (
        <Cell icon="mail" label="发送到邮箱" onTap={() => go('/claimSettlement/toEmail', { query })} />
      )}
    </Card>
  )
}
