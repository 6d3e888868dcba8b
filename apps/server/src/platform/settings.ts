/**
 * Settings of a process, read and validated once at start (`app/settings.ts` fills them from the environment). Each
 * `partners/<name>/settings.ts` adds its own by declaration merging.
 */
export interface Settings {
  readonly mode: 'development' | 'test' | 'production'
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Empty: the embedded database, whose address is filled in at the start. */
  readonly databaseUrl: string
  readonly embeddedPort: number
  readonly databasePoolSize: number
  /** How long a request may wait for a connection. */
  readonly databaseWaitSeconds: number
  /** How many pictures are recognised at once. */
  readonly ocrProcesses: number
  readonly redisUrl: string | null
  /** Origin under which members reach the app, for links and the allow list. */
  readonly publicOrigin: string
  /** The claim host and the other production host: under these names the app links to the real partner sites. */
  readonly productionHosts: readonly string[]
  readonly demoData: boolean
  /** `id:base64` pairs, newest first; the older ones still decrypt their data. */
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
  /** Whom members call about their documents, and when. */
  readonly servicePhone: string
  readonly serviceHours: string
  /** The address for returned goods. */
  readonly returnAddress: string
  /** From this sum on a refund needs two people. */
  readonly refundTwoPersonFen: number
  readonly logLevel: string
  /** Requests per minute for one address, before any session is checked. */
  readonly requestsPerMinute: number
  /**
   * By how many powers of two proofs of work are easier than their rules require: 0 except in tests, which solve
   * many.
   */
  readonly proofOfWorkEase: number
  /** Event loop delay above which calls are rejected; 0 accepts all. */
  readonly maxLateMs: number
  /** Number of load balancers in front whose header about the caller's address is trusted. */
  readonly trustedHops: number
  /** Addresses of these load balancers: the header is not trusted from any other address. */
  readonly trustedProxies: readonly { address: string; prefix: number }[]
  /** Other programs that call with basic authorization, such as `oauth/token`. */
  readonly apiClients: readonly { id: string; secret: string }[]
  /** `/docs`, `/openapi.json`, `/preview` and `/gallery`, which production need not serve. */
  readonly developerPages: boolean
  /** Empty: `/metrics` is open in development and closed in production. */
  readonly metricsToken: string
  /** The built app. */
  readonly webRoot: string
  /** The built operations console. */
  readonly consoleRoot: string
  /** How long a stop waits for requests and jobs in flight. */
  readonly stopSeconds: number
  /** How long `/readyz` reports not ready before a stop rejects requests. */
  readonly drainSeconds: number
}
