import { addressCalls, type Address } from '@yf/contract/address'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { refreshAddresses } from './use-addresses.ts'

export async function removeAddress({ id, name }: Address): Promise<void> {
  const isSure = await confirm({
    title: '删除这个地址？',
    content: `收货人 ${name}。已下的订单仍按原地址配送`,
    confirmText: '删除',
    tone: 'danger',
  })
  if (!isSure) return
  const removed = await write(addressCalls.remove, { id })
  if (removed.ok) say('已删除')
  await refreshAddresses()
}

export async function makeDefault({ id }: Address): Promise<void> {
  const made = await write(addressCalls.setDefault, { id })
  if (made.ok) say('已设为默认地址')
  await refreshAddresses()
}
