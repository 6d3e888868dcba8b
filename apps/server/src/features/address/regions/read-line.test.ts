import { expect, test } from 'vitest'
import { districtOf, regions } from './regions.ts'
import { readAddressLine } from './read-line.ts'

const short = (text: string) => {
  const { name, phone, districtCode, street, detail } = readAddressLine(text)
  return [name, phone, districtCode, street, detail]
}

test('every city has districts, and every district refers to its city and province', () => {
  const { provinces, children, districts } = regions()
  expect([provinces.length, districts.size]).toEqual([31, 2978])
  for (const province of provinces)
    for (const city of children.get(province.code) ?? [])
      for (const { code } of children.get(city.code) ?? [])
        expect(districtOf(code)).toMatchObject({ province, city })
  expect(districtOf('110105')?.streets).toContain('建外街道')
})

test.each([
  [
    '张三 13812345678 北京市朝阳区建外街道建国路88号SOHO现代城A座1203',
    ['张三', '13812345678', '110105', '建外街道', '建国路88号SOHO现代城A座1203'],
  ],
  [
    '收货人：李若彤\n手机号码：138-1234-5678\n所在地区：浙江省杭州市西湖区\n详细地址：文三路 478 号华星时代广场 B 座',
    ['李若彤', '13812345678', '330106', null, '文三路478号华星时代广场B座'],
  ],
  [
    '广西南宁青秀区民族大道１００号，＋８６１３９００００１１１１，欧阳娜',
    ['欧阳娜', '13900001111', '450103', null, '民族大道100号'],
  ],
  ['上海浦东新区张江镇碧波路690号 王思齐', ['王思齐', null, '310115', '张江镇', '碧波路690号']],
  [
    '广东省东莞市虎门镇人民路1号13800001111刘一鸣',
    ['刘一鸣', '13800001111', '441900', '虎门镇', '人民路1号'],
  ],
  [
    '买买提·艾合买提 新疆维吾尔自治区乌鲁木齐市天山区解放北路9号',
    ['买买提·艾合买提', null, '650102', null, '解放北路9号'],
  ],
  ['星河软件 北京朝阳望京SOHO塔1', ['星河软件', null, '110105', null, '望京SOHO塔1']],
  ['河南省济源市沁园街道济水大街1号', [null, null, '419001', '沁园街道', '济水大街1号']],
])('%s', (text, expected) => {
  expect(short(text)).toEqual(expected)
})

test('leaves the choice to the person if a district exists in two cities or the text is no address', () => {
  expect(short('朝阳区人民路1号')).toEqual([null, null, null, null, '朝阳区人民路1号'])
  expect(short('13812345678')).toEqual([null, '13812345678', null, null, null])
  expect(short('138123456789')).toEqual([null, null, null, null, '138123456789'])
  expect(short('！？')).toEqual([null, null, null, null, '!?'])
})
