import { urlOf } from '@yf/contract/call'
import { trackingCalls, type ClientError } from '@yf/contract/tracking'
import { framesOf, messageClass, type ErrorKind } from '@yf/domain/client-error'
import { isCallError } from '@yf/client/call-error'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { factsOfPath } from '#platform/navigation/register.ts'

/** More from one visit add no information. */
const most = 10
const reportedKeys = new Set<string>()

const asError = (error: unknown): Pick<Error, 'name' | 'message'> & { stack?: string } =>
  error instanceof Error
    ? error
    : { name: 'Thrown', message: typeof error === 'string' ? error : typeof error }

/** The name of the first script changes with each release. */
const version = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split(/[/?]/).pop() || 'unknown'

/** Type and place without personal data: an address is reduced to the route's name, a message to its kind. */
export function reportOf(kind: ErrorKind, error: unknown): ClientError {
  const { name, message, stack = '' } = asError(error)
  return {
    kind,
    name: /^[A-Za-z][\w.]{0,63}$/.test(name) ? name : 'Error',
    message: messageClass(message),
    frames: framesOf(stack),
    route: factsOfPath(currentLocation().path)?.name ?? '',
    version: version(),
    environment: currentEnvironment(),
  }
}

/** Its own failure is ignored, so that it cannot report itself. */
function send(report: ClientError): void {
  const body = JSON.stringify(report)
  const address = urlOf(trackingCalls.reportError)
  const json = 'application/json'
  if (navigator.sendBeacon?.(address, new Blob([body], { type: json }))) return
  const { method } = trackingCalls.reportError
  fetch(address, { method, headers: { 'Content-Type': json }, body, keepalive: true }).catch(() => undefined)
}

/** Reports the same error once per visit. Refused and unreachable calls are counted elsewhere. */
export function report(kind: ErrorKind, error: unknown): void {
  if (isCallError(error) || reportedKeys.size >= most) return
  const made = reportOf(kind, error)
  const key = JSON.stringify([made.kind, made.name, made.message, made.frames])
  if (reportedKeys.has(key)) return
  reportedKeys.add(key)
  send(made)
}
