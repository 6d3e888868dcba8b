import { go } from '#platform/navigation/go.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import base from '#ui/base.module.css'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './picture-wall.module.css'

interface WallPicture {
  readonly id: string
  readonly kind: string
  readonly url: string
}

interface Props {
  materials: readonly WallPicture[]
  /** The name of each kind, in display order. */
  kinds: Readonly<Record<string, string>>
}

/** Submitted files by kind; a tap enlarges one and lets the member browse the others. */
export function PictureWall({ materials, kinds }: Props) {
  if (materials.length === 0) return null
  const presentKinds = Object.keys(kinds).filter((kind) => materials.some((one) => one.kind === kind))
  const urls = JSON.stringify(materials.map(({ url }) => url))
  const open = (material: WallPicture) =>
    go('/imageDisplay', { query: { urls, index: materials.indexOf(material) } })
  return (
    <Card title="申请资料" extra={<span className={styles.count}>{`共 ${materials.length} 张`}</span>}>
      {presentKinds.map((kind) => (
        <section key={kind} className={styles.kind}>
          <h3 className={styles.name}>{kinds[kind]}</h3>
          <ul className={styles.wall}>
            {materials
              .filter((material) => material.kind === kind)
              .map((material, at) => (
                <li key={material.id}>
                  <Tile
                    url={material.url}
                    label={`查看${kinds[kind] ?? ''}第 ${at + 1} 张`}
                    onTap={() => open(material)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function Tile({ url, label, onTap }: { url: string; label: string; onTap: () => void }) {
  const { src } = usePicture(url)
  return (
    <button type="button" className={classNames(base.tap, styles.tile)} aria-label={label} onClick={onTap}>
      {src ? <img className={styles.picture} src={src} alt="" /> : <Icon name="image" size={24} />}
    </button>
  )
}
