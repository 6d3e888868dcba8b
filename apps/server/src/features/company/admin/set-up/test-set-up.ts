import { companySetUpCalls as calls } from '@yf/contract/company-admin-set-up'
import type { AuditAction } from '@yf/domain/audit-actions'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import type { DemoServer } from '#testkit/demo-server.ts'

/** For tests: sets up companies as a member of staff. */
export const setUpBy = (server: DemoServer, token: () => string) => {
  const as = () => ({ token: token(), headers: { 'idempotency-key': newId() } })
  return {
    as,
    group: async (name: string) => (await server.call(calls.saveGroup, { name, revision: 0 }, as())).result,
    create: (groupId: string, name: string, more: { alias?: string; copyFrom?: string } = {}) =>
      server.call(calls.createCompany, { groupId, name, alias: name, ...more }, as()),
    company: async (companyId: string) => (await server.call(calls.company, { companyId }, as())).result,
    rows: async (companyId: string) => (await server.call(calls.setUpRows, { companyId }, as())).result,
    setStatus: (companyId: string, revision: number, status: 'active' | 'suspended') =>
      server.call(calls.setStatus, { companyId, revision, status }, as()),
  }
}

/** For tests: the details of all events of an action, as the auditor reads them. */
export const auditTexts = async (db: Db, action: AuditAction): Promise<string[]> =>
  asAuditorReadsAll(
    action,
    await db
      .selectFrom('audit_event')
      .select(['staff_name', 'detail'])
      .where('action', '=', action)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ).map(({ detail }) => detail)
