import type { Duty } from '@yf/domain/staff'
import type { StaffDeed } from '@yf/domain/staff-deeds'
import type { Db } from '#platform/db/handle.ts'
import type { Seen } from './audit/record.ts'

/** Files that another desk than the claims desk sees at the same address: each look is a deed of its own. */
export interface DeskFiles {
  readonly duty: Duty
  readonly deed: StaffDeed
  /** What of this desk a stored file is part of, and whose that is. */
  partOf(db: Db, file: { readonly keeper_id: string; readonly file_id: string }): Promise<Seen | null>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly deskFiles: readonly DeskFiles[]
  }
}
