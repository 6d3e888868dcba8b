import { row, type SettingRow } from '#platform/setting-rows.ts'
import { partnersSettings } from './partner-settings.ts'

export const generated = 'generated'

const platformRows = [
  row(
    'NODE_ENV',
    'development',
    'production',
    '运行方式：development、test、production；未设置时，源码检出目录（有 .git）为 development，其余为 production',
  ),
  row('PORT', '8080', 'same', '应用与接口的端口'),
  row('HOST', '0.0.0.0', 'same', '监听的地址'),
  row('DATA_DIR', './.data', 'same', '内置数据库、上传文件与开发密钥所在的目录'),
  row('DATABASE_URL', '', 'required', 'PostgreSQL 连接地址；留空则启动内置数据库'),
  row('DATABASE_POOL_SIZE', '10', 'same', '每个进程的数据库连接数'),
  row('DATABASE_WAIT_SECONDS', '3', 'same', '等待数据库连接的最长时间（秒），超过即答复系统繁忙'),
  row(
    'OCR_PROCESSES',
    '1',
    'same',
    '同时识别的图片数，宜为处理器核数的一半，每个识别进程约占 0.6 GB 内存；0：本进程不识别，由其他进程承担',
  ),
  row('EMBEDDED_DATABASE_PORT', '15432', 'same', '内置数据库的端口'),
  row('REDIS_URL', '', 'same', 'Redis 地址；留空则按地址限流只在本进程内计数'),
  row('PUBLIC_ORIGIN', 'http://127.0.0.1:8080', 'required', '用户访问应用的源，生产环境必须是 https'),
  row(
    'CLAIM_HOST',
    'claim.yuanlixingqiu.com',
    'same',
    '正式理赔域名：应用在此域名下以验证码登录页为首页，外部站点用正式版本；构建应用与运行服务时须相同',
  ),
  row(
    'PRODUCTION_HOST',
    'm.yuanlixingqiu.com',
    'same',
    '另一个正式域名：外部站点与小程序用正式版本；构建应用与运行服务时须相同',
  ),
  row('DEMO_DATA', 'on', 'off', '空数据库是否载入演示数据：on、off；生产环境不允许 on'),
  row('FIELD_KEYS', generated, 'required', '字段加密密钥，「编号:base64(32字节)」以逗号分隔，最新的在前'),
  row('LOOKUP_KEYS', generated, 'required', '查找散列密钥，格式同上'),
  row('S3_ENDPOINT', '', 'same', 'S3 兼容存储的地址；留空则文件存放在 DATA_DIR/files'),
  row('S3_BUCKET', '', 'same', 'S3 存储桶的名称'),
  row('S3_REGION', 'us-east-1', 'same', 'S3 存储区域'),
  row('S3_ACCESS_KEY_ID', '', 'same', 'S3 访问编号'),
  row('S3_SECRET_ACCESS_KEY', '', 'same', 'S3 访问密钥'),
  row('SANDBOX_ORIGIN', 'http://127.0.0.1:8090', 'same', '合作方沙箱的源；生产环境拒绝任何指向它的地址'),
] as const satisfies readonly SettingRow[]

const service = [
  row(
    'SERVICE_PHONE',
    '400-000-0000',
    'required',
    '服务电话，写在申请书、通知书和邮件上，非服务时间在应用内显示',
  ),
  row('SERVICE_HOURS', '工作日 9:00-18:30', 'same', '理赔服务电话的服务时间'),
  row(
    'RETURN_ADDRESS',
    '上海市嘉定区安亭镇园区路 18 号 原力星球退货仓（收）021-00000000',
    'required',
    '退货寄回的地址、收件人与电话，会员寄回商品时看到',
  ),
  row('REFUND_TWO_PERSON_FEN', '50000', 'same', '售后退款达到多少分须由财务复核'),
  row('LOG_LEVEL', 'info', 'same', '日志级别：trace、debug、info、warn、error、fatal、silent'),
  row('REQUESTS_PER_MINUTE', '6000', 'same', '单个地址每分钟的请求数，接口与其余地址各计，0 为不限'),
  row('MAX_LATE_MS', '300', 'same', '进程连续迟滞超过多少毫秒就谢绝新请求，0 为不限'),
  row('TRUSTED_HOPS', '0', 'same', '前置代理的层数，据此读取 X-Forwarded-For；0：不读取'),
  row(
    'TRUSTED_PROXIES',
    '',
    'same',
    '前置代理的地址或网段，以逗号分隔，如 10.0.3.7 或 10.0.3.0/24；与 TRUSTED_HOPS 同时设置，其他地址发来的 X-Forwarded-For 不予采信',
  ),
  row('DEVELOPER_PAGES', 'on', 'off', '是否提供 /docs、/openapi.json、/preview 与 /gallery：on、off'),
  row('API_CLIENTS', '', 'same', '以 Basic 方式调用的程序，「编号:密钥」以逗号分隔'),
  row('METRICS_TOKEN', '', 'same', '读取 /metrics 的令牌；留空时开发环境开放、生产环境关闭'),
  row('WEB_ROOT', 'apps/h5/dist', 'same', '已构建的前端目录'),
  row('CONSOLE_ROOT', 'apps/console/dist', 'same', '已构建的运营后台目录'),
  row('STOP_SECONDS', '15', 'same', '停止时等待在途请求与任务的秒数'),
  row(
    'DRAIN_SECONDS',
    '0',
    'same',
    '停止前 /readyz 先答 503、照常服务的秒数，应长于负载均衡探测的间隔；无负载均衡时为 0',
  ),
] as const satisfies readonly SettingRow[]

export type SettingName = (typeof platformRows | typeof service)[number]['name']

/** Every setting, in the order in which an operator reads them. Partners add their own. */
export const settingRows: readonly SettingRow[] = [
  ...platformRows,
  ...partnersSettings.flatMap(({ rows }) => rows),
  ...service,
]
