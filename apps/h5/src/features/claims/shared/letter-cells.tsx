import type { CaseDetail } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { outcomeOf } from '@yf/client/outcome'
import { callFully } from '#platform/http/call.ts'
import { go } from '#platform/navigation/go.ts'
import { Cell } from '#ui/cell/cell.tsx'

async function open(caseId: string, documentName: 'letter' | 'review'): Promise<void> {
  const letter = await outcomeOf(callFully(claimCalls.book, { caseId, paper: documentName }))
  if (!letter.ok) return
  const { url, name } = letter.result
  go('/pdf', { query: { url, name } })
}

type CaseWithLetter = Pick<CaseDetail, 'caseId' | 'hasLetter' | 'hasReview'>

/** The decision letter, and the letter after an appeal. */
export const LetterCells = ({ found: { caseId, hasLetter, hasReview } }: { found: CaseWithLetter }) => (
  <>
    {hasLetter === 1 && <Cell icon="doc" label="理赔决定书" onTap={() => void open(caseId, 'letter')} />}
    {hasReview === 1 && <Cell icon="doc" label="复核决定书" onTap={() => void open(caseId, 'review')} />}
  </>
)
