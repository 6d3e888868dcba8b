import { readSettings } from '#app/settings.ts'
import type { Settings } from '#platform/settings.ts'

/** Settings of a server under test. Its keys are fixed, so that data sealed by one process open in another. */
export function testSettings(own: Partial<Settings> & Pick<Settings, 'databaseUrl' | 'dataDir'>): Settings {
  const usual = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: own.dataDir,
    LOG_LEVEL: 'silent',
    // Nobody listens there: a test that asks a partner brings one.
    SANDBOX_ORIGIN: 'http://127.0.0.1:9',
  })
  return {
    ...usual,
    requestsPerMinute: 0,
    puzzleEase: 6,
    // Tests stand in for the balancer, where one is in front.
    trustedProxies: [{ address: '127.0.0.1', prefix: 32 }],
    databasePoolSize: 5,
    // The machine may be busy with other tests.
    databaseWaitSeconds: 30,
    maxLateMs: 0,
    stopSeconds: 5,
    drainSeconds: 0,
    ...own,
  }
}
