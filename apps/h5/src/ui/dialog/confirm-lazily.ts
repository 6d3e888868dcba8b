import type { ConfirmOptions } from './confirm.tsx'

/** For first screens: loads the dialog's code when it is needed. */
export const confirm = async (options: ConfirmOptions): Promise<boolean> => {
  const dialog = await import('./confirm.tsx')
  return dialog.confirm(options)
}
