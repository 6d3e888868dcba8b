import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import type { FullBillLine } from '@yf/partner-contract/wechat-pay-bill'
import { wechatPayCodes } from '@yf/partner-contract/wechat-pay-shapes'
import { billOf } from './bill-file.ts'
import { ask, type WechatPayDeps } from './exchange.ts'
import { bodyOf, complain, signed } from './wire.ts'

export function mountBills(app: FastifyInstance, office: WechatPayDeps) {
  const { books, strange } = office
  app.get<{ Querystring: { bill_date?: string } }>(
    `/wechat-pay${wechatPayPaths.tradeBill}`,
    (request, reply) => {
      const day = request.query.bill_date ?? ''
      return ask(office, request, reply, {
        key: day,
        what: '账单',
        answer: () => {
          const file = billOf(books, day, strange)
          if (file === null)
            return complain({ http: 400, code: wechatPayCodes.noBill, message: '账单文件不存在' })
          const hash_value = createHash('sha1').update(file).digest('hex')
          const download_url = `http://${request.host}/wechat-pay/v3/billdownload/file?token=${day}`
          return signed(200, { hash_type: 'SHA1', hash_value, download_url }, '有账单')
        },
      })
    },
  )
  app.get<{ Querystring: { token?: string } }>('/wechat-pay/v3/billdownload/file', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(billOf(books, request.query.token ?? '', strange) ?? ''),
  )
  // For tests: a line that only the provider knows.
  app.post('/wechat-pay/strange-lines', (request, reply) => {
    strange.push(bodyOf<FullBillLine>(request) as FullBillLine)
    return reply.code(204).send()
  })
}
