import { expect, test } from 'vitest'
import { reportOf, type RecordedAnswer } from './journey-report.ts'

const answer: RecordedAnswer = {
  method: 'POST',
  url: 'http://127.0.0.1:18080/API/yf-service-client/user/login?phone=13800000001',
  status: 200,
  code: 1009,
}

test('lists each call with its status and code, without its query', () => {
  const text = reportOf('logs in', [answer, { ...answer, status: 503, code: null }], '')
  expect(text.split('\n')).toEqual([
    '── logs in',
    'the last of 2 calls:',
    '  POST   /API/yf-service-client/user/login  200 code 1009',
    '  POST   /API/yf-service-client/user/login  503',
    'the server logged no warning',
  ])
  expect(text).not.toContain('13800000001')
})

test('says why a call got no answer', () => {
  const text = reportOf('logs in', [{ ...answer, status: null, code: null, reason: 'net::ERR_ABORTED' }], '')
  expect(text).toContain('user/login  net::ERR_ABORTED')
})

test('prints the last sixty calls and the last forty lines of the log', () => {
  const calls = Array.from({ length: 61 }, (_, index) => ({ ...answer, url: `http://host/call/${index}` }))
  const log = Array.from({ length: 41 }, (_, index) => `line ${index}`).join('\n')
  const lines = reportOf('logs in', calls, `${log}\n`).split('\n')
  expect(lines[1]).toBe('the last of 61 calls:')
  expect(lines[2]).toContain('/call/1 ')
  expect(lines.filter((line) => line.includes('/call/'))).toHaveLength(60)
  expect(lines.filter((line) => line.includes('  line '))).toHaveLength(40)
  expect(lines.at(-1)).toBe('  line 40')
})
