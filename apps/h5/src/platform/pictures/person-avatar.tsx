import { Avatar } from '#ui/avatar/avatar.tsx'
import { usePicture } from './use-picture.ts'

interface Props {
  name?: string | undefined
  /** `headimgurl`: a preset, a picture of one's own, or one that WeChat hosts. */
  address: string | null | undefined
  size?: number
}

/** Until the picture is there, and where there is none, the last character of the name stands in its place. */
export function PersonAvatar({ name, address, size = 48 }: Props) {
  const { src } = usePicture(address)
  return <Avatar name={name} src={src ?? undefined} size={size} />
}
