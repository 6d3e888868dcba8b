import process from 'node:process'

/**
 * The oldest Node version that supports what the server and its packages use; `tools/bootstrap.cjs` checks for the
 * same.
 */
const needed = { major: 22, minor: 18 }

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < needed.major || (major === needed.major && minor < needed.minor)) {
  console.error(
    `服务器需要 Node ${needed.major}.${needed.minor} 或更高版本，建议使用 Node 24（当前 ${process.version}）`,
  )
  process.exit(1)
}
// Imported only now: an older Node cannot link its imports.
await import('./boot.ts')
