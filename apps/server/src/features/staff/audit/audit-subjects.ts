import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { ExtensionPoints } from '#platform/extension-points.ts'
import type { Db } from '#platform/db/handle.ts'

/** The cases and accounts that a search refers to. It matches audit events that name any of them. */
export interface AuditSearchSubjects {
  readonly cases: readonly string[]
  readonly members: readonly string[]
}

/** A kind of cases that staff work on: audit events contain their numbers, which can be searched. */
export interface AuditSubjects {
  idOfNumber(db: Db, caseNo: string): Promise<string | null>
  numbersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Of all people with this name. */
  idsNamed(db: Db, name: string): Promise<string[]>
}

/** The accounts that a phone number or a full name refers to. */
export interface MemberSearch {
  idOfPhone(db: Db, cipher: FieldCipher, phone: string): Promise<string | null>
  idsNamed(db: Db, name: string): Promise<string[]>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly auditSubjects: readonly AuditSubjects[]
    readonly memberSearch: MemberSearch
  }
}

interface SearchDeps {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly extensionPoints: ExtensionPoints
}

export async function casesNumbered(
  { db, extensionPoints }: SearchDeps,
  caseNo: string,
): Promise<AuditSearchSubjects> {
  const ids = await Promise.all(
    extensionPoints.auditSubjects.map((subjects) => subjects.idOfNumber(db, caseNo)),
  )
  return { cases: ids.filter((id) => id !== null), members: [] }
}

/** A phone number is looked up by its keyed hash; anything else is a full name. */
export async function membersCalled(
  { db, cipher, extensionPoints }: SearchDeps,
  called: string,
): Promise<AuditSearchSubjects> {
  if (/^\d+$/.test(called)) {
    const id = await extensionPoints.memberSearch.idOfPhone(db, cipher, called)
    return { cases: [], members: id === null ? [] : [id] }
  }
  const [members, ...cases] = await Promise.all([
    extensionPoints.memberSearch.idsNamed(db, called),
    ...extensionPoints.auditSubjects.map((subjects) => subjects.idsNamed(db, called)),
  ])
  return { cases: cases.flat(), members }
}

/** By id, for all kinds of cases. */
export async function caseNumbersOf(
  { db, extensionPoints }: Pick<SearchDeps, 'db' | 'extensionPoints'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    extensionPoints.auditSubjects.map((subjects) => subjects.numbersOf(db, ids)),
  )
  return new Map(found.flatMap((numbers) => [...numbers]))
}
