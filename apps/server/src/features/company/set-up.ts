import type { CompanyStatus } from '@yf/domain/company-status'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

export interface CompanyInSetUp {
  readonly id: string
  readonly name: string
  readonly groupId: string
  readonly status: CompanyStatus
}

export interface SetUpState {
  readonly isDone: boolean
  /** What is missing, or what is in force. */
  readonly note: string
}

/** Something that a company needs before its first employee can log in and claim. */
export interface SetUpCheck {
  readonly name: string
  /** The company can open without it. */
  readonly isOptional: boolean
  /** The page of the console on which it is done. */
  path(company: CompanyInSetUp): string
  stateOf(db: Db, company: CompanyInSetUp): Promise<SetUpState>
}

/** What a new company takes over from another one: settings, never people or secrets. */
export type CompanyCopy = (ctx: StaffContext, from: CompanyInSetUp, to: CompanyInSetUp) => Promise<void>

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    /** In the order of the work. */
    readonly setUpChecks: readonly SetUpCheck[]
    readonly companyCopies: readonly CompanyCopy[]
  }
}

/** A tab of the page of one company. */
export const companyTab = (companyId: string, tab: string): string =>
  `/company?${new URLSearchParams({ id: companyId, tab }).toString()}`
