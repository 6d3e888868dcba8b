/** `node tools/run/bundle-into.ts folder`: the server's bundle for tests, which may not import its build. */
import { bundleServer } from './server-bundle.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('into which folder?')
await bundleServer(folder)
