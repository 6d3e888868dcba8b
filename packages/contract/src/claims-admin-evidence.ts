import { Type } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { ByCase } from './claim-shapes.ts'
import { AlikePair, ClaimBlock } from './evidence-shapes.ts'
import { Id, Nothing, OneOf, Text, titled } from './shapes.ts'

const Reason = titled('原因', Text(200, 2))

/** Calls of the claims console about the evidence for and against a receipt. */
export const claimsEvidenceCalls = {
  lookalikes: consoleService.get(
    'claims/lookalikes',
    '比对发票影像',
    'Similar receipts of other cases; the read is recorded',
    ByCase,
    Type.Array(AlikePair),
    { permission: 'review', refusals: [] },
  ),
  blocks: consoleService.get(
    'claims/blocks',
    '查看重点核查名单',
    'Watch list of hospitals and invoices',
    Nothing,
    Type.Array(ClaimBlock),
    { permission: 'review', refusals: [] },
  ),
  addBlock: consoleService.post(
    'claims/blocks/add',
    '加入重点核查名单',
    'Adds a hospital or a range of invoices to the watch list',
    Type.Object({
      kind: titled('类别', OneOf(['hospital', 'invoice'])),
      hospital: titled('医院', Text(60)),
      invoiceCode: titled('发票代码', Text(24)),
      firstNumber: titled('起始号码', Text(24)),
      lastNumber: titled('截止号码', Text(24)),
      reason: Reason,
    }),
    Type.Array(ClaimBlock),
    { permission: 'confirm', idempotent: true, refusals: ['alreadyBlocked'] },
  ),
  removeBlock: consoleService.post(
    'claims/blocks/remove',
    '移出重点核查名单',
    'Removes an entry from the watch list',
    Type.Object({ id: titled('名单', Id), reason: Reason }),
    Type.Array(ClaimBlock),
    { permission: 'confirm', idempotent: true, refusals: [] },
  ),
}
