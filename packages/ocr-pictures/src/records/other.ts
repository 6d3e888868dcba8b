import { toYuanText } from '@yf/domain/money'
import { write, writeBlock, type Pen } from '../ink.ts'
import { newPage, type Document } from '../page.ts'
import type { Random } from '../random.ts'
import { iso, dayBetween } from '../vocabulary/dates.ts'
import { address, town } from '../vocabulary/places.ts'

const goods = [
  '鲜牛奶950ml 全麦面包 鸡蛋10枚 苹果（散称） 抽纸3包 洗衣液2kg',
  '方便面五连包 矿泉水550ml 大米5kg',
].flatMap((row) => row.split(' '))

/** A supermarket's slip: amounts and a date, unrelated to a claim. */
export function drawTill(random: Random): Document {
  const content = random.fork('content')
  const items = Array.from({ length: content.int(3, 9) }, () => ({
    name: content.pick(goods),
    amount: content.int(150, 9900),
  }))
  const page = newPage(700, 460 + items.length * 50, '#fbfaf7', 'thermal')
  const pen: Pen = { face: 'hei', size: 28, color: '#333' }
  write(page, `${town(content)}生活超市`, 350, 70, { ...pen, size: 40 }, { align: 'center' })
  write(page, `流水号：${content.digits(12)}`, 40, 140, pen)
  write(page, `时间：${iso(dayBetween(content, 2022, 2025))}`, 40, 184, pen)
  items.forEach((item, index) => {
    write(page, item.name, 40, 240 + index * 50, pen)
    write(page, toYuanText(item.amount), 660, 240 + index * 50, pen, { align: 'right' })
  })
  const y = 270 + items.length * 50
  const total = items.reduce((sum, item) => sum + item.amount, 0)
  write(page, '应收：', 40, y, pen)
  write(page, toYuanText(total), 660, y, { ...pen, size: 34 }, { align: 'right' })
  write(page, '谢谢惠顾，欢迎下次光临', 350, y + 90, pen, { align: 'center' })
  return { page, fields: {}, qr: null }
}

/** A notice on the board of a housing estate. */
export function drawNotice(random: Random): Document {
  const content = random.fork('content')
  const page = newPage(1000, 1300, '#fff')
  const pen: Pen = { face: 'song', size: 34, color: '#222' }
  write(page, '停水通知', 500, 130, { ...pen, size: 64, spacing: 20 }, { align: 'center' })
  const text =
    `各位业主：\n因供水管网检修，${address(content)}一带将于${content.int(8, 11)}时至${content.int(14, 20)}时暂停供水，` +
    '请提前做好储水准备。施工期间给您带来不便，敬请谅解。恢复供水后如出现短时水质浑浊，请放水片刻再使用。'
  const bottom = writeBlock(page, text, 90, 260, 820, pen, 1.9)
  write(page, `${town(content)}物业服务中心`, 910, bottom + 80, pen, { align: 'right' })
  return { page, fields: {}, qr: null }
}
