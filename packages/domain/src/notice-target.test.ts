import { expect, test } from 'vitest'
import {
  isCarbonDetail,
  isJumpUrl,
  isWebAddress,
  jumpCodes,
  noticeTarget,
  type NoticeLink,
} from './notice-target.ts'

const plain: NoticeLink = { status: 1, type: 1, jumpUrl: null, jumpUrlCode: null, activityJumpUrl: null }
const target = (notice: Partial<NoticeLink>) => noticeTarget({ ...plain, ...notice })
const policy = '5f0c3c36-7d5c-4a7b-9a58-0d8f3f5f8a11'

const opens: Record<(typeof jumpCodes)[number], ReturnType<typeof noticeTarget>> = {
  CHECKUP_BOOKING: { kind: 'address', address: '/examination' },
  CHECKUP_SELF: { kind: 'address', address: '/examination?who=self' },
  CHECKUP_FAMILY: { kind: 'address', address: '/examination?who=family' },
  OPTIONAL_BENEFIT_SELF: { kind: 'address', address: '/yfCards/optional?who=self' },
  OPTIONAL_BENEFIT_FAMILY: { kind: 'address', address: '/yfCards/optional?who=family' },
  MALL: { kind: 'site', site: 'mall', path: '' },
  MILLION_MEDICAL: { kind: 'site', site: 'activity', path: '/million-medical' },
  INSURANCE_DETAIL: { kind: 'address', address: `/insurance/detail?id=${policy}` },
  FEEDBACK: { kind: 'address', address: `/feedback?type=2&thirdPartyId=${policy}` },
  CARBON_DETAIL: { kind: 'address', address: '/carbon' },
}

test.each(jumpCodes)('the jump code %s opens its target', (jumpUrlCode) => {
  expect(target({ jumpUrlCode, jumpUrl: policy })).toEqual(opens[jumpUrlCode])
})

test('type 2 opens the address of the activity, whatever else is given', () => {
  const activityJumpUrl = 'https://activity.example.com/spring'
  expect(target({ type: 2, activityJumpUrl, jumpUrlCode: 'MALL', jumpUrl: '/setup' })).toEqual({
    kind: 'address',
    address: activityJumpUrl,
  })
})

test('without a known code the given address opens, and without an address nothing does', () => {
  expect(target({ jumpUrl: '/claimRecords' })).toEqual({ kind: 'address', address: '/claimRecords' })
  expect(target({ jumpUrl: '/setup', jumpUrlCode: 'toString' })).toEqual({
    kind: 'address',
    address: '/setup',
  })
  expect(target({})).toEqual({ kind: 'nothing' })
})

test('an expired notice opens nothing', () => {
  expect(target({ status: 3, jumpUrlCode: 'MALL' })).toEqual({ kind: 'expired' })
})

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://activity.example.com@evil.example/',
  'https:/evil.example',
  'evil.example',
  'xhttps://activity.example.com/',
  `/${'a'.repeat(2000)}`,
  '',
]

test.each(hostile)('%j cannot be opened', (address) => {
  expect(isWebAddress(address)).toBe(false)
  expect(target({ jumpUrl: address })).toEqual({ kind: 'nothing' })
  expect(target({ type: 2, activityJumpUrl: address })).toEqual({ kind: 'nothing' })
})

test.each(['https://a.example', 'http://a.example/x', 'https://a.example?x', `/${'a'.repeat(1999)}`])(
  '%s is a valid target',
  (address) => expect(isWebAddress(address)).toBe(true),
)

test('only one code has a button for the carbon page', () => {
  expect(jumpCodes.filter(isCarbonDetail)).toEqual(['CARBON_DETAIL'])
  expect(isCarbonDetail(null)).toBe(false)
})

test('an invalid id is not put into a path', () => {
  expect(target({ jumpUrlCode: 'FEEDBACK' })).toEqual({ kind: 'nothing' })
  expect(target({ jumpUrlCode: 'INSURANCE_DETAIL', jumpUrl: 'x&redirect=//evil' })).toEqual({
    kind: 'nothing',
  })
  expect(isJumpUrl(policy, 'FEEDBACK')).toBe(true)
  expect(isJumpUrl('/setup', 'FEEDBACK')).toBe(false)
  expect(isJumpUrl(policy, null)).toBe(false)
})
