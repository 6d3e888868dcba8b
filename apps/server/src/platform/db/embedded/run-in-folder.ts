import type { OsAccount } from './account.ts'

/**
 * Root may keep data below folders that the other account cannot traverse, such as its own home. So the program
 * changes into the folder before it changes the account, and refers to the folder as `.`, which needs no traversal.
 */
export const folderName = (folder: string, account: OsAccount | null) =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder

export const inFolder = (folder: string, account: OsAccount | null) => ({
  cwd: folder,
  ...account,
  env: cleanEnvironment(),
})

/** The user's own PG… settings and language must not reach the server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR']
  const environment = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  return { ...environment, LC_ALL: 'C', TZ: 'UTC' }
}
