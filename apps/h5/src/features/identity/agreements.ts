import { identityCalls } from '@yf/contract/identity'
import { agreementVersions } from '#features/content/shared/versions.ts'
import { write } from '#platform/http/write-once.ts'

/** The acceptance is recorded once there is a session to record it for. Failing must not undo the login. */
export function recordAgreements(): void {
  for (const agreement of ['user', 'privacy'] as const) {
    void write(identityCalls.acceptAgreement, { agreement, version: agreementVersions[agreement] })
  }
}
