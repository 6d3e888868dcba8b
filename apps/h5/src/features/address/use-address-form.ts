import { addressCalls, type Address } from '@yf/contract/address'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { emptyForm, faultsOf, filledFrom, formOf, inputOf } from './address-form.ts'
import { refreshAddresses } from './shared/use-addresses.ts'

/** Adds an address or changes an existing one. */
export function useAddressForm(existing: Address | null) {
  const leave = useWayBack()
  const saving = useWrite(addressCalls.save)
  const reading = useWrite(addressCalls.readPasted)
  const form = useForm(existing ? formOf(existing) : emptyForm, faultsOf)
  const submit = async () => {
    const saved = await form.submit((values) => saving.send(inputOf(values, existing?.id)))
    if (!saved?.ok) return
    say('保存成功')
    void refreshAddresses()
    leave()
  }
  /** Returns whether any part of the line was recognised. */
  const paste = async (text: string): Promise<boolean> => {
    const read = await reading.send({ text })
    if (!read.ok) return false
    const filled = filledFrom(read.result)
    form.change(filled)
    if (Object.keys(filled).length === 0) say('没有认出地址，请手动填写')
    return Object.keys(filled).length > 0
  }
  return { ...form, submit, paste }
}
