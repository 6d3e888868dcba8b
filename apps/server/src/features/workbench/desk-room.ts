import type { Db } from '#platform/db/handle.ts'
import type { CasePart } from '#features/claims/public.ts'

/**
 * A room beside the claims desk, for the same people: its cases stand in the same trail under their own numbers, and its
 * pictures open by the same address.
 */
export interface DeskRoom {
  idOfNumber(db: Db, caseNo: string): Promise<string | null>
  numbersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Of everybody of this name. */
  idsNamed(db: Db, name: string): Promise<string[]>
  /** Which submitted case a stored file is part of. */
  partOf(db: Db, file: { readonly company_id: string; readonly file_id: string }): Promise<CasePart | null>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly deskRooms: readonly DeskRoom[]
  }
}
