import fs from 'node:fs'
import { readSettings } from '@yf/server/app/settings'
import { notify } from '@yf/server/features/messages/public'
import { systemClock } from '@yf/server/platform/clock'
import { createFieldCipher } from '@yf/server/platform/crypto/field-cipher'
import { openDatabase } from '@yf/server/platform/db/database'
import { stageFile } from './origins.ts'

interface AnnouncedNotice {
  readonly companyId: string
  readonly accountId: string
  readonly title: string
  readonly content: string
  readonly page: string
}

/** Creates a notice on the server while the app is open, as a feature of the server would. */
export async function createNotice(announced: AnnouncedNotice): Promise<void> {
  const stage = JSON.parse(fs.readFileSync(stageFile, 'utf8')) as { databaseUrl: string; dataDir: string }
  const cipher = createFieldCipher(readSettings({ NODE_ENV: 'development', DATA_DIR: stage.dataDir }))
  const database = openDatabase(stage.databaseUrl, { poolSize: 1 })
  try {
    // A kind whose notices have their own title and page.
    const notice = { kind: 'bookingFinished', ...announced } as const
    await notify({ db: database.db, clock: systemClock, cipher }, notice)
  } finally {
    await database.close()
  }
}
