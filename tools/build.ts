/** npm run build: the production server, in dist/server: `node dist/server/start.js`. */
import fs from 'node:fs'
import path from 'node:path'
import { buildApps } from './run/app-build.ts'
import { root } from './run/paths.ts'
import { bundleServer } from './run/server-bundle.ts'

const folder = path.join(root, 'dist/server')
await buildApps()
await bundleServer(folder)
for (const dist of ['apps/h5/dist', 'apps/console/dist'])
  fs.cpSync(path.join(root, dist), path.join(folder, dist), { recursive: true })
console.log('dist/server')
