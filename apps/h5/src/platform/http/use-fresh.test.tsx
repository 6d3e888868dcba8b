import { act, renderHook, waitFor } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import { beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from './test-envelopes.ts'
import { useFresh } from './use-fresh.ts'

let tip: string
let isDown: boolean
const server = envelopeStage({
  answer: (_request, say) => (isDown ? say(500, main(null, '', 500)) : say(200, main({ tip }))),
})

beforeEach(() => {
  tip = 'first'
  isDown = false
})

const use = () => renderHook(() => useFresh(claimCalls.tips, { companyId: 'c1' }))

test('does not show cached data of an earlier page', async () => {
  const earlier = use()
  await waitFor(() => expect(earlier.result.current.data?.tip).toBe('first'))
  earlier.unmount()
  tip = 'second'
  const seen: (string | undefined)[] = []
  const later = renderHook(() => {
    const found = useFresh(claimCalls.tips, { companyId: 'c1' })
    seen.push(found.data?.tip)
    return found
  })
  await waitFor(() => expect(later.result.current.data?.tip).toBe('second'))
  expect(seen).not.toContain('first')
})

test('a failure counts even if older data is cached', async () => {
  const earlier = use()
  await waitFor(() => expect(earlier.result.current.isSuccess).toBe(true))
  earlier.unmount()
  isDown = true
  const later = use()
  await waitFor(() => expect(later.result.current.isError).toBe(true))
  expect(later.result.current.data).toBeUndefined()
  expect(server.said).toEqual([])
  isDown = false
  await act(() => later.result.current.refetch())
  await waitFor(() => expect(later.result.current.data?.tip).toBe('first'))
})

test('a disabled query stays pending', () => {
  const { result } = renderHook(() => useFresh(claimCalls.tips, { companyId: 'c1' }, { enabled: false }))
  expect([result.current.isPending, server.heard]).toEqual([true, []])
})
