import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Transform, type Readable, type TransformCallback } from 'node:stream'

/**
 * `YFS1`, eight random bytes, then chunks of 64 KiB, each with its tag: AES-256-GCM with the random bytes and the
 * chunk number as nonce. Each tag also covers the file name and whether the chunk is the last, so that a large file
 * can be decrypted as a stream, and a truncated or recombined one does not decrypt.
 */
const mark = Buffer.from('YFS1')
const saltLength = 8
const tagLength = 16
const pieceLength = 64 * 1024
const headLength = mark.length + saltLength

const isEncrypted = (bytes: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark)

const nonceOf = (salt: Buffer, at: number): Buffer => {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(at)
  return Buffer.concat([salt, number])
}
const boundTo = (name: string, isLast: boolean) => Buffer.from(`${name}:${isLast ? 'last' : 'more'}`)

export function encryptBytes(key: Buffer, body: Buffer, name: string): Buffer {
  const salt = randomBytes(saltLength)
  const parts = [mark, salt]
  const pieces = Math.max(1, Math.ceil(body.length / pieceLength))
  for (let at = 0; at < pieces; at += 1) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(salt, at))
    cipher.setAAD(boundTo(name, at === pieces - 1))
    const piece = body.subarray(at * pieceLength, (at + 1) * pieceLength)
    parts.push(cipher.update(piece), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(parts)
}

/** Decrypts a stream, which fails at its first bytes when they are not encrypted. */
export function openBytes(key: Buffer, encrypted: Readable, name: string): Readable {
  const decrypted = new Opening(key, name)
  encrypted.on('error', (error) => decrypted.destroy(error))
  // A client that disconnects half way also releases the file.
  decrypted.on('close', () => encrypted.destroy())
  return encrypted.pipe(decrypted)
}

const notEncrypted = (name: string) => new Error(`stored file ${name} is not encrypted`)

class Opening extends Transform {
  readonly #key: Buffer
  readonly #name: string
  #rest: Buffer = Buffer.alloc(0)
  #salt: Buffer | null = null
  #at = 0

  constructor(key: Buffer, name: string) {
    super()
    this.#key = key
    this.#name = name
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    try {
      if (this.#hasHead()) this.#openWholePieces()
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.#salt) throw notEncrypted(this.#name)
      this.push(this.#open(this.#rest, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  #hasHead(): boolean {
    if (this.#salt) return true
    if (this.#rest.length < headLength) return false
    if (!isEncrypted(this.#rest)) throw notEncrypted(this.#name)
    this.#salt = Buffer.from(this.#rest.subarray(mark.length, headLength))
    this.#rest = this.#rest.subarray(headLength)
    return true
  }

  /** The last chunk is recognised only when nothing follows it. */
  #openWholePieces(): void {
    const whole = pieceLength + tagLength
    while (this.#rest.length > whole) {
      this.push(this.#open(this.#rest.subarray(0, whole), false))
      this.#rest = this.#rest.subarray(whole)
    }
  }

  #open(piece: Buffer, isLast: boolean): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(this.#salt!, this.#at))
    decipher.setAAD(boundTo(this.#name, isLast)).setAuthTag(piece.subarray(-tagLength))
    this.#at += 1
    return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()])
  }
}
