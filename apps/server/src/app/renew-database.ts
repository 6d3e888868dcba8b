import path from 'node:path'
import { OtherHistory } from '#platform/db/migrate.ts'
import type { Settings } from '#platform/settings.ts'

/** Never deletes anything by itself: the second line of the error tells the developer what to do. */
export const sayHowToRenew =
  (settings: Pick<Settings, 'mode' | 'dataDir' | 'files'>, isEmbedded: boolean) =>
  (error: unknown): never => {
    if (!(error instanceof OtherHistory)) throw error
    throw new OtherHistory(`${error.message}\n${howToRenew(settings, isEmbedded)}`, { cause: error })
  }

function howToRenew(
  { mode, dataDir, files }: Pick<Settings, 'mode' | 'dataDir' | 'files'>,
  isEmbedded: boolean,
): string {
  if (mode === 'production') return '请把 DATABASE_URL 指向空库，或用建立该库的版本继续运行'
  if (!isEmbedded) return '请把 DATABASE_URL 指向空库，再重新启动；演示数据会自动载入'
  const folders = [path.join(dataDir, 'postgres'), ...(files.kind === 'folder' ? [files.folder] : [])]
  const command = `rm -rf ${folders.map((folder) => `'${folder}'`).join(' ')}`
  return `不需要其中的数据时，删除后重新启动，演示数据会重新载入：${command}`
}
