import { encrypted } from '../record/health-texts.ts'
import type { CaseWork } from '../record/transitions.ts'
import { serializeCodes } from '../evidence/diagnoses/findings.ts'
import { changeCase, type CaseRow } from '../record/own-case.ts'
import { noteFlags } from './keep-flags.ts'

/** Replaces the member's description, which remains stored; without codes the description applies again. */
export async function codeDiagnosis(
  ctx: CaseWork,
  caseRow: CaseRow,
  codes: readonly string[],
): Promise<void> {
  const diagnosis_codes = codes.length > 0 ? serializeCodes(codes) : null
  const encryptedColumns = await encrypted(ctx, caseRow, { diagnosis_codes })
  await changeCase(ctx.db, caseRow, { ...encryptedColumns, updated_at: ctx.clock.now() })
  await noteFlags(ctx, { ...caseRow, ...encryptedColumns })
}
