/** The package has no types; these are the parts that the bench uses. */
declare module 'autocannon' {
  interface LoadOptions {
    url: string
    connections: number
    duration: number
    method?: 'GET' | 'POST'
    headers: Record<string, string>
    requests?: { setupRequest: (request: Request) => Request }[]
    verifyBody: (body: unknown) => boolean
  }
  interface Request {
    headers: Record<string, string>
    body?: string
  }
  interface Result {
    '2xx': number
    duration: number
    errors: number
    non2xx: number
    mismatches: number
    latency: { p50: number; p99: number }
    requests: { average: number }
  }
  export default function autocannon(options: LoadOptions): Promise<Result>
}
