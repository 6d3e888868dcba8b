import type { Blobs } from '#platform/storage/blobs.ts'
import { storedFiles, type StoredFile } from './stored-files.ts'
import type { PreparedFile } from './prepare.ts'
import { admitted, changed, resting, startable, type QueuedUpload } from './queue.ts'
import type { FileSendOptions } from './send-file.ts'

export interface QueueOptions<F, R> {
  readonly owner: string
  /** The object that the files belong to; its files are restored together. */
  readonly shelf: string
  readonly most: number
  readonly prepare: (file: File) => Promise<PreparedFile>
  readonly send: (file: File, fields: F, how: FileSendOptions) => Promise<R>
  readonly blobs: Blobs
  readonly newKey: () => string
  readonly now: () => number
  readonly say: (message: string) => void
}

/** The queue's callbacks, which may change on each render. */
export interface UploadCallbacks<F, R> {
  /** The number of files already uploaded, which count towards the limit. */
  readonly used: number
  /** The stored file is deleted once this succeeds: save the result first. */
  readonly onDone: (result: R, upload: QueuedUpload<F>) => unknown
}

const isAbortion = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
const errorText = (error: unknown) => (error instanceof Error && error.message) || '上传失败，请重试'
const isDocument = ({ type, name }: File) =>
  type === 'application/pdf' || type === 'application/ofd' || /\.(?:pdf|ofd)$/i.test(name)
const previewOf = (file: File) => (isDocument(file) ? null : URL.createObjectURL(file))
const release = ({ preview }: QueuedUpload) => (preview ? URL.revokeObjectURL(preview) : undefined)

export class UploadQueue<F, R> {
  private list: readonly QueuedUpload<F>[] = []
  private isOpen = false
  private watcher: UploadCallbacks<F, R> = { used: 0, onDone: () => undefined }
  /** Pictures are shrunk one by one, because each needs the memory of a whole photo. */
  private preparing: Promise<unknown> = Promise.resolve()
  private readonly files = new Map<string, File>()
  private readonly sending = new Map<string, AbortController>()
  private readonly listeners = new Set<() => void>()
  private readonly options: QueueOptions<F, R>
  private readonly fileStore: ReturnType<typeof storedFiles<F>>

  constructor(options: QueueOptions<F, R>) {
    this.options = options
    this.fileStore = storedFiles<F>(options)
  }

  readonly current = (): readonly QueuedUpload<F>[] => this.list

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  readonly watch = (watcher: UploadCallbacks<F, R>): void => {
    this.watcher = watcher
  }

  readonly add = (chosen: readonly File[], fields: F): void => {
    const { most, say, newKey } = this.options
    const { count, message } = admitted(chosen.length, this.watcher.used + this.list.length, most)
    if (message) say(message)
    for (const file of chosen.slice(0, count)) {
      const one = { key: newKey(), file, fields, isPrepared: false }
      void this.fileStore.keep(one)
      this.take(one)
    }
  }

  readonly retry = (key: string): void => {
    const one = this.find(key)
    if (one?.state !== 'failed' || !one.canRetry) return
    this.change(key, { state: 'waiting', message: null })
    this.pump()
  }

  readonly retryAll = (): void => this.list.forEach(({ key }) => this.retry(key))

  readonly remove = (key: string): void => {
    this.sending.get(key)?.abort()
    this.drop(key)
    void this.fileStore.forget(key)
    this.pump()
  }

  /** Continues with the files of an earlier page, and with uploads interrupted when this one was hidden. */
  readonly resume = async (): Promise<void> => {
    this.isOpen = true
    this.publish(this.list.map((one) => ({ ...one, preview: one.preview ?? this.previewOf(one.key) })))
    for (const one of await this.fileStore.found()) if (!this.find(one.key)) this.take(one)
    this.pump()
  }

  /** The page is left or hidden: uploads stop and previews are released. */
  readonly pause = (): void => {
    this.isOpen = false
    for (const controller of this.sending.values()) controller.abort()
    this.list.forEach(release)
    this.publish(resting(this.list).map((one) => ({ ...one, preview: null })))
  }

  private previewOf(key: string): string | null {
    const file = this.files.get(key)
    return file ? previewOf(file) : null
  }

  private publish(next: readonly QueuedUpload<F>[]): void {
    this.list = next
    for (const notify of this.listeners) notify()
  }

  private change(key: string, what: Partial<QueuedUpload<F>>): void {
    this.publish(changed(this.list, key, what))
  }

  private find(key: string): QueuedUpload<F> | undefined {
    return this.list.find((one) => one.key === key)
  }

  private drop(key: string): void {
    this.list.filter((one) => one.key === key).forEach(release)
    this.files.delete(key)
    this.publish(this.list.filter((one) => one.key !== key))
  }

  private take({ key, file, fields, isPrepared }: StoredFile<F>): void {
    this.files.set(key, file)
    const fresh: QueuedUpload<F> = {
      key,
      name: file.name,
      size: file.size,
      isPicture: !isDocument(file),
      preview: previewOf(file),
      state: isPrepared ? 'waiting' : 'preparing',
      progress: 0,
      message: null,
      canRetry: true,
      fields,
    }
    this.publish([...this.list, fresh])
    if (!isPrepared) this.preparing = this.preparing.then(() => this.prepare(fresh, file))
  }

  private async prepare({ key, fields }: QueuedUpload<F>, chosen: File): Promise<void> {
    if (!this.find(key)) return
    const prepared = await this.options.prepare(chosen)
    if (!this.find(key)) return
    if (prepared.kind === 'refused') {
      void this.fileStore.forget(key)
      this.change(key, { state: 'failed', message: prepared.message, canRetry: false })
      return
    }
    const { file } = prepared
    this.files.set(key, file)
    // Stores the prepared bytes: a resend with others would not be the same upload.
    await this.fileStore.keep({ key, file, fields, isPrepared: true })
    if (!this.find(key)) return void this.fileStore.forget(key)
    this.change(key, { state: 'waiting', size: file.size, name: file.name })
    this.pump()
  }

  private pump(): void {
    if (this.isOpen) for (const one of startable(this.list)) void this.start(one)
  }

  private async start({ key, fields }: QueuedUpload<F>): Promise<void> {
    const file = this.files.get(key)
    if (!file) return
    const controller = new AbortController()
    this.sending.set(key, controller)
    this.change(key, { state: 'sending', progress: 0, message: null })
    const onProgress = (progress: number) => this.change(key, { progress })
    try {
      const result = await this.options.send(file, fields, { key, signal: controller.signal, onProgress })
      const one = this.find(key)
      if (one) await this.watcher.onDone(result, one)
      await this.fileStore.forget(key)
      this.drop(key)
    } catch (error) {
      if (!isAbortion(error)) this.change(key, { state: 'failed', message: errorText(error) })
    } finally {
      if (this.sending.get(key) === controller) this.sending.delete(key)
      this.pump()
    }
  }
}
