import type { Account } from './account.ts'

/**
 * Root may keep data below folders the lent account cannot walk through, its own home for one. So the program is put
 * into the folder before it changes the account, and calls the folder by the one name that needs no walking.
 */
export const folderName = (folder: string, account: Account | null) =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder

export const inFolder = (folder: string, account: Account | null) => ({
  cwd: folder,
  ...account,
  env: cleanEnvironment(),
})

/** Nothing of the person's own PG… settings or language may reach the server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR']
  const environment = Object.fromEntries(kept.map((name) => [name, process.env[name]]))
  return { ...environment, LC_ALL: 'C', TZ: 'UTC' }
}
