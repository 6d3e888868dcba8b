import type { Refusals } from './ranges.ts'

export const filesRefusals = {
  badPicture: { code: 2711, message: '只支持 JPG、PNG、WebP、HEIC 格式的图片，请换一张' },
  pictureTooLarge: { code: 2712, message: '图片尺寸过大，请截取或压缩后再上传' },
  uploadBusy: { code: 2713, message: '正在上传的人较多，请稍后再试' },
  storageFull: {
    code: 2714,
    message: '您还有较多文件尚未提交（最多 200 个、300 MB），请先提交申请或删除不需要的文件',
  },
} as const satisfies Refusals
