import { existsSync } from 'node:fs'
import path from 'node:path'
import { isPrivateHost } from '#platform/private-hosts.ts'
import type { Settings } from '#platform/settings.ts'
import { developmentSecrets, refuseWeakRings, testSecrets } from './secrets.ts'
import { readPartners } from './partner-settings.ts'
import { generated, settingRows, type SettingName } from './setting-rows.ts'
import {
  SettingError,
  clientList,
  databaseUrl,
  httpUrl,
  keyRing,
  networkList,
  oneOf,
  wholeNumber,
} from '#platform/setting-values.ts'
import { refuseWeak, weaknessOfText } from '#platform/strong-keys.ts'

export { settingRows } from './setting-rows.ts'
export { SettingError } from '#platform/setting-values.ts'

type ServerEnvironment = Readonly<Record<string, string | undefined>>
type ReadSetting = (name: SettingName) => string

const modes = ['development', 'test', 'production'] as const
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const repository = path.resolve(import.meta.dirname, '../../../..')
const rowOf = new Map(settingRows.map((row) => [row.name, row]))

/**
 * A directory with the sources and their git history is a development checkout. A copy without them, as in the image,
 * is production.
 */
const isInCheckout = existsSync(path.join(repository, '.git'))

/** Reads and checks everything once. An invalid value ends the start with one line that names the variable. */
export function readSettings(env: ServerEnvironment, isCheckout = isInCheckout): Settings {
  const usualMode = isCheckout ? 'development' : 'production'
  const mode = oneOf('NODE_ENV', env['NODE_ENV']?.trim() || usualMode, modes)
  const read = reader(env, mode)
  const dataDir = path.resolve(read('DATA_DIR'))
  const port = wholeNumber('PORT', read('PORT'), 0, 65_535)
  return {
    mode,
    port,
    host: read('HOST'),
    dataDir,
    databaseUrl: databaseUrl('DATABASE_URL', read('DATABASE_URL')),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE'), 1, 500),
    databaseWaitSeconds: wholeNumber('DATABASE_WAIT_SECONDS', read('DATABASE_WAIT_SECONDS'), 1, 60),
    ocrProcesses: wholeNumber('OCR_PROCESSES', read('OCR_PROCESSES'), 0, 64),
    embeddedPort: wholeNumber('EMBEDDED_DATABASE_PORT', read('EMBEDDED_DATABASE_PORT'), 1, 65_535),
    redisUrl: read('REDIS_URL') || null,
    publicOrigin: publicOrigin(env, mode, port, read),
    productionHosts: [read('CLAIM_HOST'), read('PRODUCTION_HOST')],
    demoData: demoData(env, mode),
    ...keys(read, mode, dataDir),
    files: fileSettings(read, dataDir),
    ...readPartners(read, mode),
    servicePhone: read('SERVICE_PHONE'),
    serviceHours: read('SERVICE_HOURS'),
    returnAddress: read('RETURN_ADDRESS'),
    refundTwoPersonFen: wholeNumber('REFUND_TWO_PERSON_FEN', read('REFUND_TWO_PERSON_FEN'), 0, 100_000_000),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), levels),
    proofOfWorkEase: 0,
    requestsPerMinute: wholeNumber('REQUESTS_PER_MINUTE', read('REQUESTS_PER_MINUTE'), 0, 100_000_000),
    maxLateMs: wholeNumber('MAX_LATE_MS', read('MAX_LATE_MS'), 0, 60_000),
    ...proxiesInFront(read),
    developerPages: oneOf('DEVELOPER_PAGES', read('DEVELOPER_PAGES'), ['on', 'off']) === 'on',
    ...programs(read, mode),
    webRoot: path.resolve(repository, read('WEB_ROOT')),
    consoleRoot: path.resolve(repository, read('CONSOLE_ROOT')),
    stopSeconds: wholeNumber('STOP_SECONDS', read('STOP_SECONDS'), 1, 600),
    drainSeconds: wholeNumber('DRAIN_SECONDS', read('DRAIN_SECONDS'), 0, 600),
  }
}

function reader(env: ServerEnvironment, mode: Settings['mode']): (name: string) => string {
  return (name) => {
    const value = env[name]?.trim()
    if (value) return value
    const row = rowOf.get(name)!
    if (mode !== 'production' || row.production === 'same') return row.usual
    if (row.production === 'required') throw new SettingError(name, '生产环境必须设置')
    return row.production
  }
}

/** The default follows the port, so that a second instance on another port links to itself. */
function publicOrigin(
  env: ServerEnvironment,
  mode: Settings['mode'],
  port: number,
  read: ReadSetting,
): string {
  const value = env['PUBLIC_ORIGIN'] ? read('PUBLIC_ORIGIN') : null
  const url = httpUrl(
    'PUBLIC_ORIGIN',
    value ?? (mode === 'production' ? read('PUBLIC_ORIGIN') : `http://127.0.0.1:${port}`),
  )
  if (mode === 'production' && url.protocol !== 'https:')
    throw new SettingError('PUBLIC_ORIGIN', '生产环境必须是 https 地址')
  if (mode === 'production' && isPrivateHost(url.hostname))
    throw new SettingError('PUBLIC_ORIGIN', '生产环境不允许指向本机或内网地址')
  return url.origin
}

function demoData(env: ServerEnvironment, mode: Settings['mode']): boolean {
  const choice = oneOf('DEMO_DATA', env['DEMO_DATA']?.trim() || (mode === 'development' ? 'on' : 'off'), [
    'on',
    'off',
  ])
  if (choice === 'on' && mode === 'production')
    throw new SettingError('DEMO_DATA', '生产环境不允许载入演示数据')
  return choice === 'on'
}

/** The number of proxies and their addresses are set together: one without the other trusts every client or none. */
function proxiesInFront(read: ReadSetting): Pick<Settings, 'trustedHops' | 'trustedProxies'> {
  const trustedHops = wholeNumber('TRUSTED_HOPS', read('TRUSTED_HOPS'), 0, 10)
  const trustedProxies = networkList('TRUSTED_PROXIES', read('TRUSTED_PROXIES'))
  if (trustedHops > 0 && trustedProxies.length === 0)
    throw new SettingError('TRUSTED_PROXIES', 'TRUSTED_HOPS 大于 0 时必须写明前置代理的地址或网段')
  if (trustedHops === 0 && trustedProxies.length > 0)
    throw new SettingError('TRUSTED_HOPS', '设置了 TRUSTED_PROXIES 时应为前置代理的层数，现为 0')
  return { trustedHops, trustedProxies }
}

function keys(
  read: ReadSetting,
  mode: Settings['mode'],
  dataDir: string,
): Pick<Settings, 'fieldKeys' | 'lookupKeys'> {
  const ring = (name: 'FIELD_KEYS' | 'LOOKUP_KEYS') => {
    const value = read(name)
    if (value !== generated) return keyRing(name, value)
    return keyRing(name, (mode === 'test' ? testSecrets : developmentSecrets(dataDir))[name])
  }
  const rings = { fieldKeys: ring('FIELD_KEYS'), lookupKeys: ring('LOOKUP_KEYS') }
  if (mode === 'production') refuseWeakRings(rings)
  return rings
}

/** Credentials of other programs that may call. */
function programs(read: ReadSetting, mode: Settings['mode']): Pick<Settings, 'apiClients' | 'metricsToken'> {
  const apiClients = clientList('API_CLIENTS', read('API_CLIENTS'))
  const metricsToken = read('METRICS_TOKEN')
  if (mode === 'production') {
    for (const { secret } of apiClients) refuseWeak('API_CLIENTS', weaknessOfText(secret))
    if (metricsToken) refuseWeak('METRICS_TOKEN', weaknessOfText(metricsToken))
  }
  return { apiClients, metricsToken }
}

function fileSettings(read: ReadSetting, dataDir: string): Settings['files'] {
  if (!read('S3_ENDPOINT')) return { kind: 'folder', folder: path.join(dataDir, 'files') }
  const needed = (name: SettingName) => {
    if (!read(name)) throw new SettingError(name, '设置了 S3_ENDPOINT 时必须设置')
    return read(name)
  }
  return {
    kind: 's3',
    endpoint: httpUrl('S3_ENDPOINT', read('S3_ENDPOINT')).href.replace(/\/$/, ''),
    bucket: needed('S3_BUCKET'),
    region: needed('S3_REGION'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}
