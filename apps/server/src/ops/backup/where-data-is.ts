import path from 'node:path'
import { startEmbedded } from '#platform/db/embedded/start.ts'

export interface DataLocation {
  readonly url: string
  readonly files: string
  close(): Promise<void>
}

/** The database in the settings; without one the embedded one, which is joined when the server is running. */
export async function openData(env: NodeJS.ProcessEnv): Promise<DataLocation> {
  const dataDir = path.resolve(env['DATA_DIR'] || './.data')
  const files = path.join(dataDir, 'files')
  if (env['DATABASE_URL']) return { url: env['DATABASE_URL'], files, close: async () => {} }
  const port = Number(env['EMBEDDED_DATABASE_PORT'] || 15_432)
  const embedded = await startEmbedded({ dataDir: path.join(dataDir, 'postgres'), port })
  return { url: embedded.url, files, close: () => embedded.stop() }
}
