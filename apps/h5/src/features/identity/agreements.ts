import { identityCalls } from '@yf/contract/identity'
import { call } from '#platform/http/call.ts'
import { agreementVersions } from '#features/content/shared/versions.ts'

/** The acceptance is recorded once there is a session to record it for. Failing must not undo the login. */
export function recordAgreements(): void {
  for (const agreement of ['user', 'privacy'] as const) {
    const accepted = { agreement, version: agreementVersions[agreement] }
    void call(identityCalls.acceptAgreement, accepted).catch(() => undefined)
  }
}
