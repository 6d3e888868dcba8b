import type { importsAdminCalls } from '@yf/contract/imports-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { exportRows, faultSheet, template } from './files.ts'
import { imports, oneImport } from './list.ts'
import { confirmImport, discardImport, tryImport, undoImport } from './run.ts'
import { upload } from './upload.ts'

export const importsAdminHandlers: Handlers<typeof importsAdminCalls> = {
  imports,
  import: oneImport,
  template,
  upload,
  tryImport,
  confirmImport,
  discardImport,
  undoImport,
  faultSheet,
  exportRows,
}
