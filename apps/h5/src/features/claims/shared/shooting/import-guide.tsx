import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './shooting.module.css'

interface Props {
  onChoose: () => void
  onClose: () => void
}

const ways = [
  {
    from: '微信卡包',
    steps: [
      '微信「我」→「卡包」→「票证」，打开电子发票',
      '点右上角「···」→ 下载或转发，保存为 PDF 或 OFD 文件',
    ],
  },
  {
    from: '支付宝发票管家',
    steps: ['支付宝搜索「发票管家」，打开要用的发票', '点「下载」或「发送到邮箱」，保存为文件'],
  },
  {
    from: '医院公众号、短信链接',
    steps: ['打开电子票据，点「下载」', '保存 PDF 或 OFD 原件，比截图更容易识别'],
  },
]

/**
 * Explains how to export electronic receipts from the card packs instead of photographing them. Open while mounted.
 */
export function ImportGuide({ onChoose, onClose }: Props) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="从微信、支付宝导入"
      actions={
        <Button block onTap={onChoose}>
          选择已保存的文件
        </Button>
      }
    >
      <div className={styles.guide}>
        <p className={styles.lead}>电子票据的原件直接读取，不用拍照，也不怕看不清。</p>
        {ways.map(({ from, steps }) => (
          <section key={from} className={styles.sample}>
            <h3 className={styles.title}>{from}</h3>
            <ol className={styles.points}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
        <p className={styles.lead}>保存后回到这里，点下面的按钮选择文件。</p>
      </div>
    </Sheet>
  )
}
