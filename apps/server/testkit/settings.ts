import { readSettings } from '#app/settings.ts'
import type { Settings } from '#platform/settings.ts'

/** Settings of a server under test. Its keys are fixed, so that one process can decrypt data of another. */
export function testSettings(own: Partial<Settings> & Pick<Settings, 'databaseUrl' | 'dataDir'>): Settings {
  const usual = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: own.dataDir,
    LOG_LEVEL: 'silent',
    // Without a listener: a test that calls a partner provides one.
    SANDBOX_ORIGIN: 'http://127.0.0.1:9',
  })
  return {
    ...usual,
    requestsPerMinute: 0,
    proofOfWorkEase: 6,
    // Tests play the load balancer, where one is in front.
    trustedProxies: [{ address: '127.0.0.1', prefix: 32 }],
    databasePoolSize: 5,
    // Other tests may keep the machine busy.
    databaseWaitSeconds: 30,
    maxLateMs: 0,
    stopSeconds: 5,
    drainSeconds: 0,
    ...own,
  }
}
