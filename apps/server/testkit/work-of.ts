import { jobContext } from '#app/job-context.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { TestServer } from './server.ts'

type StageParts = Pick<TestServer, 'services' | 'db' | 'app'>

/** The context of a worker of this server, for a test that runs a job itself. */
export const workOf = ({ services, db, app }: StageParts, partners = services.partners): JobContext =>
  jobContext(
    { ...services, partners },
    { db, transaction: (work) => db.transaction().execute(work) },
    app.log as JobContext['log'],
  )
