const smallEnough = 200 * 1024

/** Shrinks a photo before the upload; files that the browser cannot draw (HEIC, PDF) stay unchanged. */
export async function compress(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size <= smallEnough) return file
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve) => {
    // oxlint-disable-next-line no-new -- the library works from its constructor
    new Compressor(file, {
      quality: 0.82,
      maxWidth: 2560,
      maxHeight: 2560,
      convertSize: 2 * 1024 * 1024,
      success: (result) => resolve(new File([result], file.name, { type: result.type })),
      error: () => resolve(file),
    })
  })
}
