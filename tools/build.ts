/** npm run build: what production runs, in dist/server: `node dist/server/start.js`. */
import fs from 'node:fs'
import path from 'node:path'
import { buildApp } from './run/app-build.ts'
import { root } from './run/paths.ts'
import { bundleServer } from './run/server-bundle.ts'

const folder = path.join(root, 'dist/server')
buildApp()
await bundleServer(folder)
fs.cpSync(path.join(root, 'apps/h5/dist'), path.join(folder, 'apps/h5/dist'), { recursive: true })
console.log('dist/server')
