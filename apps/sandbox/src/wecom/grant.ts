import type { Colleague } from '../work-chat/people.ts'

/** What a code of enterprise WeChat is good for. */
export interface WecomGrant {
  readonly person: Colleague
  readonly scope: string
}
