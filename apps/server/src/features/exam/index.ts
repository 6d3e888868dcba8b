import type { examCalls } from '@yf/contract/exam'
import type { Handlers } from '#platform/call/handler.ts'
import { cardPage, saveCard } from './application/card.ts'
import { page } from './application/page.ts'
import { saveDraft } from './application/save-draft.ts'
import { correctInvoice, files, removeDocument } from './documents/change.ts'
import { upload } from './documents/upload.ts'
import { cancel } from './records/cancel.ts'
import { detail } from './records/detail.ts'
import { list } from './records/list.ts'
import { submit } from './submit.ts'

export const examHandlers: Handlers<typeof examCalls> = {
  page,
  saveDraft,
  cardPage,
  saveCard,
  upload,
  removePaper: removeDocument,
  correctInvoice,
  files,
  submit,
  list,
  detail,
  cancel,
}
