import { issueSession } from '#platform/session/sessions.ts'
import { issueStaffSession } from '#features/staff/sessions/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import { startServer, type TestServer, type TestServerOptions } from './server.ts'

export interface DemoServer extends TestServer {
  /** A new session of a demo member, by key: `linxiao`. */
  tokenOf(person: string): Promise<string>
  /** A new session of a staff member, by account: `handler1`. */
  staffTokenOf(account: string): Promise<string>
}

/** A server on a copy of the demo data, which were loaded once for all test files. */
export async function startDemoServer(options: Omit<TestServerOptions, 'demo'> = {}): Promise<DemoServer> {
  const server = await startServer({ ...options, demo: true })
  return {
    ...server,
    tokenOf: (person) => issueSession(server.db, server.clock, idOf('account', person)),
    staffTokenOf: (account) => issueStaffSession(server.db, server.clock, idOf('staff', account)),
  }
}
