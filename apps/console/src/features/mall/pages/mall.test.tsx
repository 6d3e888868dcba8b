import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { refusals } from '@yf/contract/refusals'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { adminCanvas, adminProduct, figures } from '../test-mall.ts'
import CanvasPage from './canvas.page.tsx'
import FiguresPage from './figures.page.tsx'
import ProductPage from './product.page.tsx'
import ProductsPage from './products.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(mallAdminCalls.products, { records: [adminProduct], total: 1 })
  server.answers(mallAdminCalls.product, adminProduct)
  server.answers(mallAdminCalls.changes, {
    records: [
      {
        id: 'h1',
        what: 'price',
        variantName: '500ml',
        from: '7900',
        to: '6900',
        reason: '',
        staffName: '郑运营',
        time: '2026-11-16 10:00:00',
      },
    ],
    total: 1,
  })
  server.answers(mallAdminCalls.canvases, [
    { companyId: null, name: '所有企业', isOwn: 1, isDrafted: 0 },
    { companyId: 'c1', name: '星河软件', isOwn: 1, isDrafted: 0 },
  ])
  server.answers(mallAdminCalls.canvas, adminCanvas)
})

const sent = (name: keyof typeof mallAdminCalls) => server.sent(mallAdminCalls[name])

test('uploads a picture from the computer and saves it with the product', async () => {
  server.answers(mallAdminCalls.uploadPicture, { picture: '/shop-pictures/cup.webp' })
  server.answers(mallAdminCalls.saveProduct, adminProduct)
  openAt('#/products', <ProductsPage />)
  await screen.findByText('运动保温杯')
  press('添加商品')
  fireEvent.change(inDialog().getByLabelText(/^商品名称/), { target: { value: '新杯子' } })
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(field, { target: { files: [new File(['x'], 'cup.png', { type: 'image/png' })] } })
  await waitFor(() =>
    expect(screen.getByAltText('商品图片').getAttribute('src')).toBe('/shop-pictures/cup.webp'),
  )
  pressInDialog('保存')
  await waitFor(() =>
    expect(sent('saveProduct')[0]?.input).toMatchObject({ picture: '/shop-pictures/cup.webp' }),
  )
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
})

test('lists products with prices, stock and status, and adds a new one hidden', async () => {
  server.answers(mallAdminCalls.saveProduct, { ...adminProduct, id: 'p9', isOnSale: 0 })
  openAt('#/products?sale=1', <ProductsPage />)
  const row = (await screen.findByText('运动保温杯')).closest('tr') as HTMLElement
  expect(within(row).getByText('¥69.00 – ¥79.00')).toBeTruthy()
  expect(within(row).getByText('在售')).toBeTruthy()
  expect(sent('products')[0]?.query).toMatchObject({ isOnSale: '1', pageNo: '1' })
  press('添加商品')
  fireEvent.change(inDialog().getByLabelText(/^商品名称/), { target: { value: '竹浴巾' } })
  pressInDialog('保存')
  await waitFor(() => expect(location.hash).toBe('#/product?id=p9'))
  expect(sent('saveProduct')[0]?.input).toMatchObject({ name: '竹浴巾', category: 'home', isSelected: 0 })
})

test('changes a price in yuan, and its history shows who, from and to', async () => {
  server.answers(mallAdminCalls.saveVariant, adminProduct)
  openAt('#/product?id=p1', <ProductPage />)
  const change = (await screen.findByText('售价（500ml）')).closest('tr') as HTMLElement
  expect(within(change).getByText('¥79.00')).toBeTruthy()
  expect(within(change).getByText('郑运营')).toBeTruthy()
  press('编辑500ml')
  type('售价（元）', '59.9')
  pressInDialog('保存')
  await waitFor(() => expect(sent('saveVariant')).toHaveLength(1))
  expect(sent('saveVariant')[0]?.input).toEqual({
    productId: 'p1',
    id: 'v1',
    name: '500ml',
    priceFen: 5_990,
    listFen: 8_900,
    isOffered: 1,
  })
})

test('changes stock by an amount with a reason, and shows a refusal in the dialog', async () => {
  const { code, message } = refusals.stockTooLow
  server.refuses(mallAdminCalls.changeStock, code, message)
  openAt('#/product?id=p1', <ProductPage />)
  await screen.findByText('规格、价格与库存')
  press('调整库存：500ml')
  type(/增减数量/, '-13')
  fireEvent.change(inDialog().getByRole('textbox', { name: /^原因/ }), {
    target: { value: '盘点调整' },
  })
  pressInDialog('调整')
  expect(await inDialog().findByText(message)).toBeTruthy()
  expect(sent('changeStock')[0]?.input).toMatchObject({ variantId: 'v1', amount: -13, reason: '盘点调整' })
  expect(sent('changeStock')[0]?.headers['idempotency-key']).toBeTruthy()
})

test('moves blocks with a live phone preview, and publishes a saved draft', async () => {
  const drafted = {
    ...adminCanvas,
    blocks: adminCanvas.blocks.toReversed(),
    isDraft: 1 as const,
    revision: 4,
  }
  server.answers(mallAdminCalls.saveCanvas, drafted)
  server.answers(mallAdminCalls.publishCanvas, { ...drafted, isDraft: 0 })
  openAt('#/mallPages?company=c1', <CanvasPage />)
  const phone = within(await screen.findByRole('complementary', { name: '手机预览' }))
  const titles = () => phone.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles()).toEqual(['人气好物', '积分专区'])
  expect(await phone.findByText('运动保温杯')).toBeTruthy()
  press('上移第 2 个模块积分专区')
  expect(titles()).toEqual(['积分专区', '人气好物'])
  expect((screen.getByRole('button', { name: /发\s*布/ }) as HTMLButtonElement).disabled).toBe(true)
  press('保存草稿')
  await waitFor(() => expect(sent('saveCanvas')).toHaveLength(1))
  expect(sent('saveCanvas')[0]?.input).toMatchObject({
    companyId: 'c1',
    revision: 3,
    blocks: [{ id: 'b2' }, { id: 'b1' }],
  })
  await screen.findByText('草稿未发布')
  press(/发\s*布/)
  await waitFor(() => expect(sent('publishCanvas')[0]?.input).toEqual({ companyId: 'c1', revision: 4 }))
})

test('a new block shows what is missing until it is complete', async () => {
  openAt('#/mallPages', <CanvasPage />)
  await screen.findByText('页面模块')
  choose(screen.getByLabelText('添加模块'), '商品推荐')
  expect(await screen.findByText('请填写标题')).toBeTruthy()
  expect(screen.getByText('有未保存的修改')).toBeTruthy()
  expect((screen.getByRole('button', { name: '取回编辑：第 1 版' }) as HTMLButtonElement).disabled).toBe(true)
})

test('restores an earlier version as a draft', async () => {
  server.answers(mallAdminCalls.restoreCanvas, { ...adminCanvas, isDraft: 1, revision: 5 })
  openAt('#/mallPages', <CanvasPage />)
  await screen.findByText('页面模块')
  press('取回编辑：第 1 版')
  await waitFor(() => expect(sent('restoreCanvas')[0]?.input).toEqual({ version: 1 }))
  expect(await screen.findByText('草稿未发布')).toBeTruthy()
})

test('the figures add up the days and draw a chart', async () => {
  server.answers(mallAdminCalls.figures, figures)
  openAt('#/mallFigures', <FiguresPage />)
  expect(await screen.findByText('¥276.00')).toBeTruthy()
  expect(screen.getByText('¥300.00')).toBeTruthy()
  expect(await screen.findByRole('img', { name: '每日成交，共 ¥300.00' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: /运动保温杯 750ml 0 件/ })).toBeTruthy()
  expect(sent('figures')[0]?.query).toEqual({ days: '30' })
})
