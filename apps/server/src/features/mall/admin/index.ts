import type { mallAdminCalls } from '@yf/contract/mall-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { canvas, canvases, publishCanvas, restoreCanvas, saveCanvas } from './canvas.ts'
import { figures } from './figures.ts'
import { uploadPicture } from './pictures.ts'
import { changes, product, products, saveProduct, setSale } from './products.ts'
import { changeStock, saveVariant } from './variants.ts'

export const mallAdminHandlers: Handlers<typeof mallAdminCalls> = {
  products,
  product,
  changes,
  uploadPicture,
  saveProduct,
  saveVariant,
  changeStock,
  setSale,
  canvases,
  canvas,
  saveCanvas,
  publishCanvas,
  restoreCanvas,
  figures,
}
