import type { ConfirmOptions } from './confirm.tsx'

/** The same question, for first screens: the dialog's code comes when something is asked. */
export const confirm = async (options: ConfirmOptions): Promise<boolean> => {
  const dialog = await import('./confirm.tsx')
  return dialog.confirm(options)
}
