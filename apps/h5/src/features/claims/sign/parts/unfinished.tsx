import type { CheckPoint } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useQueryOf } from '#platform/http/hooks.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { cardPath, visitPath, type Flow } from '../submission.ts'

interface UnfinishedProps {
  caseId: string
  flow: Flow
  /** The missing item, as the server's message. */
  message: string
}

/** A member may open the address too early: there is no application form to sign, and reloading would not help. */
export function Unfinished({ caseId, flow, message }: UnfinishedProps) {
  const page = useQueryOf(claimCalls.materialPage, { caseId }, { silent: true })
  // The server names the card last, when nothing else is missing.
  const lacks = (kind: CheckPoint['kind']) =>
    page.data?.checks.some((check) => check.level === 'stops' && check.kind === kind) ?? false
  const isForCard = lacks('bank') && !lacks('info')
  const goOn = () => replaceWith(isForCard ? cardPath(flow) : visitPath(flow), { query: { caseId, flow } })
  return (
    <Page>
      <EmptyOf
        kind="files"
        title="申请还没有填完"
        note={message}
        action={
          <Button kind="secondary" busy={!page.data && !page.error} onTap={goOn}>
            {isForCard ? '去填写收款银行卡' : '去补全申请'}
          </Button>
        }
      />
    </Page>
  )
}
