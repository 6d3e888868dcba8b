import type { PersonFacts } from '@yf/domain/people-class'
import type { JobContext } from '#platform/call/context.ts'

/** The people of a company, from the feature that knows them. */
export interface EnrolmentPeople {
  /** In the order of their ids, after one of them; null: from the first. */
  readonly page: (
    ctx: Pick<JobContext, 'db' | 'cipher'>,
    companyId: string,
    after: string | null,
    limit: number,
  ) => Promise<readonly PersonFacts[]>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    enrolmentPeople: EnrolmentPeople
  }
}
