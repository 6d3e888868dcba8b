import { expect, test } from 'vitest'
import { detailText, storedPayload } from './stored-payload.ts'

test('a payload is stored as JSON and shown as the text of its action', () => {
  const stored = storedPayload({ payableFen: 123_456_789_00 })
  expect(stored).toBe('{"payload":{"payableFen":12345678900}}')
  expect(detailText('approve', stored)).toBe('赔付 ¥123,456,789.00')
})

test('an action without a payload stores nothing', () => {
  expect(storedPayload(undefined)).toBe('')
  expect(detailText('logIn', '')).toBe('')
})

test('long numbers are masked in every text of a payload, at any depth', () => {
  const stored = storedPayload({
    title: '身份证 110101199003070011',
    lines: ['卡号 6222 0212 3456 7890', '3 张'],
  })
  expect(JSON.parse(stored)).toEqual({ payload: { title: '身份证 ****', lines: ['卡号 ****', '3 张'] } })
})

test.each(['赔付 ¥1.00', '', '{"reason":"材料齐全"}', '{不是 JSON'])(
  'the free text of an earlier row is shown as it is: %s',
  (detail) => {
    expect(detailText('approve', detail)).toBe(detail)
  },
)

test.each(['{"payload":{"lines":5}}', '{"payload":{}}', '{"payload":'])(
  'a payload that was changed outside the product does not hide the audit log: %s',
  (detail) => {
    expect(detailText('proposeGrant', detail)).toBe(detail)
  },
)
