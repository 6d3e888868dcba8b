import { create } from 'zustand'
import { storage } from '#platform/storage/storage.ts'

const useElderState = create<{ isElder: boolean }>()(() => ({ isElder: storage.elder.read() === '1' }))

/** Elder mode (适老化): the head script sets the same attribute before the first paint of the next visit. */
export function setElder(isElder: boolean): void {
  if (isElder) storage.elder.write('1')
  else storage.elder.remove()
  document.documentElement.toggleAttribute('data-elder', isElder)
  useElderState.setState({ isElder })
}

/** Called at once, and on each switch. */
export function followElder(listener: (isElder: boolean) => void): void {
  listener(useElderState.getState().isElder)
  useElderState.subscribe(({ isElder }) => listener(isElder))
}

export const useIsElder = (): boolean => useElderState((state) => state.isElder)
