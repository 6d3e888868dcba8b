import type { Colleague } from '../work-chat/people.ts'

/** The data behind a code of enterprise WeChat. */
export interface WecomAuthorization {
  readonly person: Colleague
  readonly scope: string
}
