/** The package brings no types; this is the part that the bench uses. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    verifyBody: (body: unknown) => boolean
  }
  interface Result {
    '2xx': number
    duration: number
    errors: number
    non2xx: number
    mismatches: number
    latency: { p99: number }
    requests: { average: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
