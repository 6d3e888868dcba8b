import { ensureTemplate } from './templates.ts'
import { admin, startDatabaseServer } from './database-server.ts'

/**
 * The global set-up of Vitest and of the browser tests: a server and the migrated template, before any worker starts.
 */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  const server = await startDatabaseServer()
  try {
    const client = await admin(server.adminUrl)
    try {
      await ensureTemplate(client, server, 'empty')
    } finally {
      await client.end()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
  return () => server.stop()
}
