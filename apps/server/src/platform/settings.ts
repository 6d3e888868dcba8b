/**
 * Settings of a process, read and checked once at start (`app/settings.ts` fills it from the environment). Each
 * `partners/<name>/settings.ts` adds its own by declaration merging.
 */
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
  /** The claim host and the other one under which the product is the real one: by these names it opens real sites. */
  readonly productionHosts: readonly string[]
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
  /** Whom people call about papers of theirs, and when. */
  readonly servicePhone: string
  readonly serviceHours: string
  /** Where members send back what they return. */
  readonly returnAddress: string
  /** From which sum on a refund takes two people. */
  readonly refundTwoPersonFen: number
  readonly logLevel: string
  /** Requests a minute for one address, before any session is looked at. */
  readonly requestsPerMinute: number
  /** By how many powers of two puzzles are easier than their rules say: not at all but in tests, which solve many. */
  readonly puzzleEase: number
  /** How late the process may run before it turns calls away; 0 lets all in. */
  readonly maxLateMs: number
  /** Balancers in front whose word about the caller's address is believed. */
  readonly trustedHops: number
  /** Where those balancers stand: from any other address that word is not believed. */
  readonly trustedProxies: readonly { address: string; prefix: number }[]
  /** Other programs that call with basic authorization, such as `oauth/token`. */
  readonly apiClients: readonly { id: string; secret: string }[]
  /** `/docs`, `/openapi.json`, `/preview` and `/gallery`, which production need not show. */
  readonly developerPages: boolean
  /** Empty: `/metrics` is open in development and closed in production. */
  readonly metricsToken: string
  /** The built app. */
  readonly webRoot: string
  /** The built operations console. */
  readonly consoleRoot: string
  /** How long a stop waits for requests and jobs in flight. */
  readonly stopSeconds: number
  /** How long `/readyz` says no before a stop turns anybody away. */
  readonly drainSeconds: number
}
