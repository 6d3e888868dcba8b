import type { SiteName } from '@yf/domain/handoff'

/** Settings of a process, read and checked once at start (`app/settings.ts` fills it from the environment). */
export interface Settings {
  readonly mode: 'development' | 'test' | 'production'
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Empty: the embedded database, whose address the start fills in. */
  readonly databaseUrl: string
  readonly embeddedPort: number
  readonly databasePoolSize: number
  /** How long a request may wait for a connection. */
  readonly databaseWaitSeconds: number
  /** How many pictures are read at once. */
  readonly ocrProcesses: number
  readonly redisUrl: string | null
  /** Origin under which people reach the app, for links and the allow list. */
  readonly publicOrigin: string
  readonly productionHost: string
  readonly demoData: boolean
  /** `id:base64` pairs, newest first; the older ones still open what they sealed. */
  readonly fieldKeys: readonly { id: string; key: Buffer }[]
  readonly lookupKeys: readonly { id: string; key: Buffer }[]
  readonly files:
    | { kind: 'folder'; folder: string }
    | {
        kind: 's3'
        endpoint: string
        bucket: string
        region: string
        accessKeyId: string
        secretAccessKey: string
      }
  readonly sms: {
    baseUrl: string
    accessKeyId: string
    accessKeySecret: string
    signName: string
    templateCode: string
  }
  readonly oneTap: {
    baseUrl: string
    accessKeyId: string
    accessKeySecret: string
    sceneCode: string
    sdkUrl: string
  }
  readonly wechat: {
    apiBaseUrl: string
    authorizeUrl: string
    /** By supply; `default` serves everybody else. */
    accounts: readonly { supply: string; appId: string; secret: string }[]
    officialAccount: string
    miniProgram: string
  }
  readonly workChat: {
    wecomApiBaseUrl: string
    wecomAuthorizeUrl: string
    dingTalkApiBaseUrl: string
    dingTalkOapiBaseUrl: string
    feishuApiBaseUrl: string
    feishuSdkUrl: string
  }
  readonly partnerSso: { baseUrl: string }
  readonly jinli: { baseUrl: string; appId: string; appSecret: string }
  readonly mall: { appKey: string; appSecret: string }
  /** Outside sites by name, in both variants; the app chooses by its own host name (specification §1). */
  readonly sites: {
    production: Readonly<Record<SiteName, string>>
    test: Readonly<Record<SiteName, string>>
  }
  /** Hosts besides the sites' own that a hand-off may lead to. */
  readonly handoffHosts: readonly string[]
  readonly mail: {
    host: string
    port: number
    /** Encrypted from the first byte. */
    isSecure: boolean
    /** A letter is never handed over in the clear, but on this machine. */
    needsTls: boolean
    user: string
    password: string
    from: string
    fromName: string
  }
  readonly payout: { baseUrl: string; merchantId: string; secret: string }
  readonly chinaLife: {
    baseUrl: string
    channel: string
    secret: string
    pages: { readonly SZ: string; readonly SH: string }
  }
  readonly logLevel: string
  /** Requests a minute for one address, before any session is looked at. */
  readonly requestsPerMinute: number
  /** How late the process may run before it turns calls away; 0 lets all in. */
  readonly maxLateMs: number
  /** Balancers in front whose word about the caller's address is believed. */
  readonly trustedHops: number
  /** Other programs that call with basic authorization, such as `oauth/token`. */
  readonly apiClients: readonly { id: string; secret: string }[]
  /** Empty: `/metrics` is open in development and closed in production. */
  readonly metricsToken: string
  /** The built app. */
  readonly webRoot: string
  /** The built operations console. */
  readonly consoleRoot: string
  /** How long a stop waits for requests and jobs in flight. */
  readonly stopSeconds: number
}
