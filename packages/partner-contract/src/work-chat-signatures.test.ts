import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { decodedQuery, dingTalkSignature } from './dingtalk.ts'
import { jsSdkSignature } from './wechat.ts'

/** developer.work.weixin.qq.com/document/path/90506 */
test("computes the result of WeCom's own example", () => {
  const page = {
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  }
  expect(jsSdkSignature(page)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  expect(jsSdkSignature({ ...page, url: `${page.url}#/home?a=1` })).toBe(jsSdkSignature(page))
})

/** open.feishu.cn, 网页应用鉴权, the signature step. */
test("computes the result of Feishu's own example", () => {
  expect(
    jsSdkSignature({
      ticket: '617bf955832a4d4d80d9d8d85917a427',
      nonceStr: 'Y7a8KkqX041bsSwT',
      timestamp: 1510045655000,
      url: 'https://example.cn/test/1234/content.html',
    }),
  ).toBe('40a68999ecf7e05907edba43b31a50fd1830c777')
})

/** DingTalkJsApiSingnature of DingTalk's encryption library compares this with its result. */
test("computes the result of the example in DingTalk's own library", () => {
  expect(
    dingTalkSignature({
      ticket: 'gUsHOoPPzLVZKVkClnESg88m7qMV4c0Ys9VGsMigqzZU7gA8PeoNzHODmYPZ85TYuoZryXuqEUFlXLN1OPEixm',
      nonceStr: 'abcde12345',
      timestamp: 1463125744,
      url: 'http://test4.weixin.wtoip.com:80/wtoip/dingding/dzmp',
    }),
  ).toBe('d14dfc1d0d98cad2438e664723e8a9d8633b443f')
})

/** DingTalk's page gives these parameters without a result, so the result is computed here from its rule. */
test("sorts the parameters on DingTalk's page by name and hashes them with SHA-1", () => {
  const fields = {
    noncestr: 'Zn4zmLFKD0wzilzM',
    jsapi_ticket: 'mS5k98fdkdgDKxkXGEs8LORVREiweeWETE40P37wkidkfksDSKDJFD5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcKIDU8l',
    timestamp: '1414588745',
    url: 'http://open.dingtalk.com',
  }
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = sorted.map(([name, value]) => `${name}=${value}`).join('&')
  const { jsapi_ticket: ticket, noncestr: nonceStr, url } = fields
  expect(dingTalkSignature({ ticket, nonceStr, timestamp: 1414588745, url })).toBe(
    createHash('sha1').update(text).digest('hex'),
  )
})

test('DingTalk signs the query decoded once, and the rest of the address unchanged', () => {
  expect(decodedQuery('http://abc.com?url=http%3A%2F%2Fabc.com%2Fsomewhere')).toBe(
    'http://abc.com?url=http://abc.com/somewhere',
  )
  expect(decodedQuery('http://abc.com/%E4%B8%AD')).toBe('http://abc.com/%E4%B8%AD')
  expect(decodedQuery('http://abc.com?name=%')).toBe('http://abc.com?name=%')
})
