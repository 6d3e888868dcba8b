import { companyAdminCalls } from '@yf/contract/company-admin'
import { refresh } from '#platform/http/query.ts'
import { say } from '#ui/toast/toast.ts'

/** After an edit conflict, the list shows the other person's text once the dialog is closed. */
export async function afterSaving(saved: { readonly ok: boolean }, name: string, close: () => void) {
  await refresh(companyAdminCalls.profile)
  if (!saved.ok) return
  close()
  say(`「${name.trim()}」已保存，员工现在就能看到`)
}
