/** One setting of the process, as an operator sees it. `docs/operations.md` is checked against this table. */
export interface SettingRow {
  readonly name: string
  readonly meaning: string
  /** In development and tests; `generated` is made once and kept in `DATA_DIR/secrets.json`. */
  readonly usual: string
  /** `same` as in development, or `required` there. */
  readonly production: 'same' | 'required' | (string & {})
}

const row = (
  name: string,
  usual: string,
  production: SettingRow['production'],
  meaning: string,
): SettingRow => ({
  name,
  meaning,
  usual,
  production,
})

export const generated = 'generated'

export const settingRows = [
  row('NODE_ENV', 'development', 'production', '运行方式：development、test、production'),
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
    'PRODUCTION_HOST',
    'claim.yuanlixingqiu.com',
    'same',
    '正式理赔域名，决定登录页与外部站点的正式或测试版本',
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
  row('SMS_BASE_URL', 'SANDBOX_ORIGIN/dysmsapi', 'required', '短信网关地址'),
  row('SMS_ACCESS_KEY_ID', 'sandbox-key', 'required', '短信网关访问编号'),
  row('SMS_ACCESS_KEY_SECRET', 'sandbox-secret', 'required', '短信网关访问密钥'),
  row('SMS_SIGN_NAME', '原力星球', 'same', '短信签名'),
  row('SMS_TEMPLATE_CODE', 'SMS_100000001', 'required', '验证码短信模板编号'),
  row('ONE_TAP_BASE_URL', 'SANDBOX_ORIGIN/dypnsapi', 'required', '一键登录（号码认证）接口地址'),
  row('ONE_TAP_ACCESS_KEY_ID', 'sandbox-key', 'required', '一键登录访问编号'),
  row('ONE_TAP_ACCESS_KEY_SECRET', 'sandbox-secret', 'required', '一键登录访问密钥'),
  row('ONE_TAP_SCENE_CODE', 'FC100000000000001', 'required', '一键登录认证方案编号'),
  row('ONE_TAP_SDK_URL', 'SANDBOX_ORIGIN/dypnsapi/sdk.js', 'required', '一键登录前端脚本地址'),
  row('WECHAT_API_BASE_URL', 'SANDBOX_ORIGIN/wechat-api', 'https://api.weixin.qq.com', '微信接口地址'),
  row(
    'WECHAT_AUTHORIZE_URL',
    'SANDBOX_ORIGIN/wechat-open/connect/oauth2/authorize',
    'https://open.weixin.qq.com/connect/oauth2/authorize',
    '微信网页授权地址',
  ),
  row(
    'WECHAT_ACCOUNTS',
    'default:wxsandbox00000001:sandbox-wechat-secret',
    'required',
    '公众号，「入口:appid:密钥」以逗号分隔，入口 default 为通用',
  ),
  row('WECHAT_OFFICIAL_ACCOUNT', 'gh_yuanlijiankang', 'same', '公众号原始编号，用于打开公众号主页'),
  row('WECHAT_MINI_PROGRAM', 'gh_yuanliyaofang', 'same', '药房小程序原始编号'),
  row('WECOM_API_BASE_URL', 'SANDBOX_ORIGIN/wecom-api', 'https://qyapi.weixin.qq.com', '企业微信接口地址'),
  row(
    'WECOM_AUTHORIZE_URL',
    'SANDBOX_ORIGIN/wecom-open/connect/oauth2/authorize',
    'https://open.weixin.qq.com/connect/oauth2/authorize',
    '企业微信网页授权地址',
  ),
  row('DINGTALK_API_BASE_URL', 'SANDBOX_ORIGIN/dingtalk-api', 'https://api.dingtalk.com', '钉钉新版接口地址'),
  row(
    'DINGTALK_OAPI_BASE_URL',
    'SANDBOX_ORIGIN/dingtalk-oapi',
    'https://oapi.dingtalk.com',
    '钉钉旧版接口地址',
  ),
  row('FEISHU_API_BASE_URL', 'SANDBOX_ORIGIN/feishu', 'https://open.feishu.cn', '飞书接口地址'),
  row(
    'FEISHU_SDK_URL',
    'SANDBOX_ORIGIN/feishu/h5-js-sdk.js',
    'https://lf-scm-cn.feishucdn.com/lark/op/h5-js-sdk-1.5.44.js',
    '飞书网页脚本地址',
  ),
  row('PARTNER_SSO_BASE_URL', 'SANDBOX_ORIGIN/rlj', 'required', '单点登录渠道 rlj 的核验地址'),
  row('JINLI_BASE_URL', 'SANDBOX_ORIGIN/jinli', 'required', '锦鲤互联网医院接口地址'),
  row('JINLI_APP_ID', 'sandbox-jinli', 'required', '锦鲤应用编号'),
  row('JINLI_APP_SECRET', 'sandbox-jinli-secret', 'required', '锦鲤应用密钥'),
  row('MALL_APP_KEY', 'sandbox-mall', 'required', '商城单点登录应用编号'),
  row('MALL_APP_SECRET', 'sandbox-mall-secret', 'required', '商城单点登录应用密钥'),
  row(
    'SITES',
    'mall=SANDBOX_ORIGIN/sites/mall,activity=SANDBOX_ORIGIN/sites/activity,exam=SANDBOX_ORIGIN/sites/exam,assessment=SANDBOX_ORIGIN/sites/assessment,encyclopedia=SANDBOX_ORIGIN/sites/encyclopedia,service=SANDBOX_ORIGIN/sites/service',
    'required',
    '外部站点（正式）：mall、activity、exam、assessment、encyclopedia、service，「名称=地址」以逗号分隔',
  ),
  row('TEST_SITES', '', 'same', '外部站点（测试），格式同上；留空则与正式相同'),
  row('HANDOFF_HOSTS', '', 'same', '除外部站点外，还允许跳转的域名，以逗号分隔'),
  row('SANDBOX_SMTP_PORT', '8025', 'same', '沙箱收信的端口，只用于开发'),
  row(
    'SMTP_URL',
    'smtp://127.0.0.1:SANDBOX_SMTP_PORT',
    'required',
    '发信服务器，smtp://用户:密码@主机:端口 或 smtps://；除本机外必须加密',
  ),
  row('MAIL_FROM', '原力星球 <noreply@yuanli.example>', 'required', '发件人，「名称 <邮箱>」'),
  row('PAYOUT_BASE_URL', 'SANDBOX_ORIGIN/payout', 'required', '代付接口地址'),
  row('PAYOUT_MERCHANT_ID', 'sandbox-payout', 'required', '代付商户号'),
  row('PAYOUT_SECRET', 'sandbox-payout-secret', 'required', '代付签名密钥'),
  row('CHINA_LIFE_BASE_URL', 'SANDBOX_ORIGIN/china-life', 'required', '国寿免登录令牌接口地址'),
  row('CHINA_LIFE_CHANNEL', 'sandbox-china-life', 'required', '国寿渠道编号'),
  row('CHINA_LIFE_SECRET', 'sandbox-china-life-secret', 'required', '国寿渠道密钥'),
  row(
    'CHINA_LIFE_PAGES',
    'SZ=SANDBOX_ORIGIN/china-life/h5/sz,SH=SANDBOX_ORIGIN/china-life/h5/sh',
    'required',
    '国寿理赔页面：SZ 深圳、SH 上海，「城市=地址」以逗号分隔',
  ),
  row('LOG_LEVEL', 'info', 'same', '日志级别：trace、debug、info、warn、error、fatal、silent'),
  row('REQUESTS_PER_MINUTE', '6000', 'same', '单个地址每分钟的请求数，0 为不限'),
  row('MAX_LATE_MS', '300', 'same', '进程连续迟滞超过多少毫秒就谢绝新请求，0 为不限'),
  row('TRUSTED_HOPS', '0', 'same', '前置负载均衡的层数，据此读取 X-Forwarded-For'),
  row('API_CLIENTS', '', 'same', '以 Basic 方式调用的程序，「编号:密钥」以逗号分隔'),
  row('METRICS_TOKEN', '', 'same', '读取 /metrics 的令牌；留空时开发环境开放、生产环境关闭'),
  row('WEB_ROOT', 'apps/h5/dist', 'same', '已构建的前端目录'),
  row('CONSOLE_ROOT', 'apps/console/dist', 'same', '已构建的运营后台目录'),
  row('STOP_SECONDS', '15', 'same', '停止时等待在途请求与任务的秒数'),
] as const satisfies readonly SettingRow[]

export type SettingName = (typeof settingRows)[number]['name']
