import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  Amount,
  AppealReasonName,
  ApplyDraft,
  ApplyInfo,
  ApplyPage,
  ApplyStepNumber,
  BankCard,
  BankCheck,
  BankChoice,
  BankPage,
  ByCase,
  CaseDetail,
  CaseId,
  CaseSummary,
  CertificateInfo,
  ClaimMaterial,
  ClaimReceipt,
  CompanyCheckAnswer,
  Diagnosis,
  FlowName,
  FoundDiagnosis,
  HandSignature,
  HospitalName,
  InsuredId,
  InvoiceCheck,
  LimitAnswer,
  MaterialId,
  MaterialKindName,
  MaterialNeed,
  MaterialPage,
  MemberCheckAnswer,
  OcrProgress,
  GeneratedDocument,
  ReceiptFields,
  Region,
  Submitted,
  VisitTypeChoice,
  VisitTypeName,
} from './claim-shapes.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Day,
  Done,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const AccountId = titled('账号', Id)
const FileId = titled('文件', Id)
const VisitQuery = Type.Object({ companyId: CompanyId, familyId: Type.Optional(InsuredId) })
const Submission = Type.Object({
  caseId: CaseId,
  signatureId: titled('签名', Id),
  /** Of the application that the member saw: the signed version is the submitted one. */
  bookHash: titled('申请书', Text(128, 1)),
})
const OfOneKind = Type.Object({ caseId: CaseId, kind: Type.Optional(MaterialKindName) })
const UploadToken = (minLength = 0) => titled('上传凭证', Text(128, minLength))
const GeneratedDocumentName = OneOf(['book', 'letter', 'review'], { title: '文件' })
const Url = Type.Object({ url: Type.String() })

// Refusals shared by whole groups of calls.
const none = { refusals: [] } as const
const applying = { refusals: ['claimClosed'] } as const
const chinaLife = {
  refusals: ['cannotClaim', 'chinaLifeNotOpen', 'chinaLifeNotInsured', 'chinaLifeUnreachable'],
} as const
const savingBank = { refusals: ['cardFixed', 'holderNotAllowed'] } as const
const changingFiles = { refusals: ['filesClosed', 'fileSubmitted'] } as const
const adding = [
  'filesClosed',
  'filesFull',
  'sameFile',
  'badMaterial',
  'badPicture',
  'pictureTooLarge',
  'uploadSpent',
  'fileTooLarge',
  'storageFull',
] as const
const submitting = [
  'claimClosed',
  'cannotClaim',
  'policyNotOfMember',
  'notInCompany',
  'claimSubmitted',
  'claimStopped',
  'bookChanged',
  'signatureNeeded',
  'invoiceUsed',
  'orderRefunded',
] as const

/** Old and new flow (v2) share their shapes; the specification has a call for each. */
const answeredWithThePage = 'apps of earlier releases: claim/toClaimMaterial answers it with the page'
const straightIntoTheStore =
  'partners and scanners that put files straight into the store; the app sends a file with its call'

export const claimCalls = {
  /** POST, because the search text reveals a diagnosis, and intermediaries log URLs. */
  diagnoses: main.post(
    'claim/diagnoses',
    '按编码、文字或拼音首字母查找 ICD-10 诊断',
    'Searches ICD-10 diagnoses by code, text or pinyin initials',
    Type.Object({ keyword: Keyword(40) }),
    Type.Array(FoundDiagnosis),
    { ...none, silent: true },
  ),

  // the gate
  checkCompany: main.post(
    'claim/checkCompany',
    '第一关：企业是否可理赔',
    'Gate 1 (accountId, companyId): redirect URL, claim-open date, arrears flag',
    Type.Object({ accountId: AccountId, companyId: CompanyId }),
    CompanyCheckAnswer,
    { refusals: ['claimSiteUnreachable'], track: 'api.claimStart' },
  ),
  checkMember: main.post(
    'claim/checkMember',
    '第二关：成员是否可理赔',
    'Gate 2 (accountId, applyIdNo, isFamily): errType, isClaimPolicy, texts',
    Type.Object({
      accountId: AccountId,
      companyId: CompanyId,
      isFamily: titled('是否家属', Bit),
      /** The insured's certificate number, complete or masked; empty: the number of the account. */
      applyIdNo: Type.Optional(titled('证件号码', Text(40))),
      familyId: Type.Optional(InsuredId),
    }),
    MemberCheckAnswer,
    none,
  ),
  limit: main.post(
    'claim/getUserMaxTopLimit',
    '第三关：企业限额与是否首次理赔',
    'Gate 3: maxTopLimitByCompany and whether this is the first claim',
    ByCompany,
    LimitAnswer,
    none,
  ),
  limitV2: main.post(
    'claim/v2/getUserMaxTopLimit',
    '新流程：限额与是否首次理赔',
    'New flow: limit and first-claim flag',
    ByCompany,
    LimitAnswer,
    none,
  ),
  tips: main.get(
    'claim/groupCompanyTipsTime',
    '企业的理赔提示',
    "The company's claim-period tip",
    ByCompany,
    Type.Object({ tip: Type.String() }),
    none,
  ),
  mustReconfirm: main.get(
    'claim/isCheckUpdatePage',
    '是否需要重新确认资料',
    'Whether the member must re-confirm data',
    ByCompany,
    Type.Object({ isNeeded: Bit, message: Type.String() }),
    none,
  ),
  chinaLifeShenzhen: main.get(
    'claim/getChinaLifeSZNoLoginUrl',
    '国寿深圳免登录链接',
    'China Life Shenzhen no-login link',
    ByCompany,
    Url,
    chinaLife,
  ),
  chinaLifeShanghai: main.get(
    'claim/getChinaLifeSHNoLoginUrl',
    '国寿上海免登录链接',
    'China Life Shanghai no-login link',
    ByCompany,
    Url,
    chinaLife,
  ),

  // the application
  applyPage: main.post(
    'claim/toApplyPage',
    '旧流程：申请页数据',
    'Data of the old apply page',
    ByCompany,
    ApplyPage,
    applying,
  ),
  applyPageV2: main.post(
    'claim/v2/toApplyPage',
    '新流程：申请页数据，可继续草稿',
    'New flow: apply page data, resumes a draft',
    ByCompany,
    ApplyPage,
    applying,
  ),
  chooseMember: main.post(
    'claim/chooseApplyMember',
    '选择被保险人',
    'Choose the insured member of the application',
    Type.Composite([
      Type.Object({
        companyId: CompanyId,
        flow: FlowName,
        step: Type.Optional(ApplyStepNumber),
      }),
      Type.Partial(ApplyInfo),
    ]),
    ApplyDraft,
    { refusals: ['claimClosed', 'cannotClaim', 'policyNotOfMember'] },
  ),
  /**
   * The hospital supplies invoice and record, so nothing is photographed. A repeated call returns the same
   * application.
   */
  startFromOrder: main.post(
    'claim/startFromOrder',
    '用在本平台购药的单据发起理赔',
    'Starts a claim for an order of medicine, with its documents attached',
    Type.Object({ orderId: titled('订单', Id) }),
    Type.Object({ caseId: Id, isNewFlow: Bit }),
    {
      refusals: [
        'claimClosed',
        'cannotClaim',
        'orderNotClaimable',
        'orderInAfterSale',
        'orderRefunded',
        'invoiceUsed',
        'draftStands',
        'hospitalPapersAway',
        ...adding,
      ],
    },
  ),
  dropDraft: main.put('claim/cancelBeforeCommit', '放弃草稿', 'Drop a draft', ByCase, Done, {
    body: 'form',
    track: 'api.claimDrop',
    refusals: ['notADraft'],
  }),
  visitTypes: main.get(
    'claim/getVisitType',
    '就诊类型',
    'Visit types',
    VisitQuery,
    Type.Array(VisitTypeChoice),
    none,
  ),
  visitTypesV2: main.post(
    'claim/v2/getVisitType',
    '新流程：就诊类型',
    'New flow: visit types',
    VisitQuery,
    Type.Array(VisitTypeChoice),
    none,
  ),
  publicHospitalVisitTypes: main.get(
    'claim/getVisitType4PublicInternetHospital',
    '公立医院互联网医院的就诊类型',
    'Visit types for the public internet hospital',
    VisitQuery,
    Type.Array(VisitTypeChoice),
    none,
  ),
  certificateInfo: main.get(
    'claim/getClaimCertificateInfo',
    '需要的证件信息',
    'Certificate information needed',
    ByCase,
    CertificateInfo,
    none,
  ),
  certificateInfoV2: main.get(
    'claim/v2/getClaimCertificateInfo',
    '新流程：需要的证件信息',
    'New flow: certificate information',
    ByCase,
    CertificateInfo,
    none,
  ),

  // the bank card
  bankPage: main.get(
    'claim/getBankPageInfo',
    '已保存的银行卡与页面数据',
    'Stored bank cards and page data',
    Type.Object({ companyId: CompanyId, caseId: Type.Optional(CaseId) }),
    BankPage,
    none,
  ),
  /** Six digits are enough to identify the bank: the app never puts more of a number into a URL. */
  checkBank: main.get(
    'claim/checkBank',
    '校验卡号并识别银行',
    'Is this card number valid and which bank',
    Type.Object({ cardNo: Type.String({ title: '银行卡号', pattern: '^\\d{6,19}$' }) }),
    BankCheck,
    { silent: true, refusals: [] },
  ),
  saveBank: main.post('claim/saveBank', '保存收款银行卡', 'Save the payee bank card', BankChoice, BankCard, {
    ...savingBank,
    track: 'api.claimBankOld',
  }),
  saveBankV2: main.post(
    'claim/v2/saveBank',
    '新流程：保存收款银行卡',
    'New flow: save the bank card',
    BankChoice,
    BankCard,
    {
      ...savingBank,
      track: 'api.claimBank',
    },
  ),
  regions: main.post(
    'claim/queryListRegion',
    '银行与医院的地区',
    'Regions for bank and hospital choice',
    Type.Object({ parentCode: Type.Optional(Type.String({ title: '地区', pattern: '^\\d{2,6}$' })) }),
    Type.Array(Region),
    none,
  ),

  // materials
  uploadToken: main.get(
    'claim/getToken',
    '上传令牌',
    'Upload token',
    ByCase,
    Type.Object({ token: Type.String(), expireTime: Moment }),
    { refusals: ['filesClosed', 'storageFull'], calledBy: straightIntoTheStore },
  ),
  storageToken: main.get(
    'claim/getSecurityToken',
    '直传存储的短期令牌',
    'Short-lived storage token for direct upload',
    Type.Object({ token: UploadToken(1) }),
    Type.Object({ url: Type.String(), method: Type.Literal('PUT'), expireTime: Moment }),
    { refusals: ['uploadSpent'], calledBy: straightIntoTheStore },
  ),
  upload: main.post('claim/upload', '上传资料', 'Upload a material', OfOneKind, Type.Array(ClaimMaterial), {
    body: 'multipart',
    idempotent: true,
    track: 'api.claimUploadOld',
    refusals: adding,
  }),
  uploadForOriginUrl: main.post(
    'claim/uploadForOriginUrl',
    '上传并返回原图地址',
    'Upload and answer the original URL',
    Type.Object({ purpose: OneOf(['signature'], { title: '用途' }) }),
    Type.Object({ id: Id, url: Type.String() }),
    { body: 'multipart', idempotent: true, refusals: ['badPicture', 'signatureBlank', 'storageFull'] },
  ),
  /**
   * A file part, or the token under which the file was uploaded to the store. A PDF becomes one material per page.
   */
  uploadV2: main.post(
    'claim/v2/uploadFileAndOcrTypeNotSave',
    '上传一个文件并识别种类，尚未保存',
    'Upload one file and recognise its kind, not saved yet',
    Type.Composite([OfOneKind, Type.Object({ token: Type.Optional(UploadToken()) })]),
    Type.Array(ClaimMaterial),
    { body: 'multipart', idempotent: true, refusals: adding, track: 'api.claimUpload' },
  ),
  saveFiles: main.post(
    'claim/v2/batchSaveClaimFile',
    '把一批文件存入草稿',
    'Save the batch to the draft',
    Type.Object({
      caseId: CaseId,
      files: Type.Array(Type.Object({ id: FileId, kind: Type.Optional(MaterialKindName) }), {
        title: '文件',
        minItems: 1,
        maxItems: 60,
      }),
    }),
    Type.Array(ClaimMaterial),
    { ...changingFiles, track: 'api.claimFiles' },
  ),
  readFiles: main.post(
    'claim/v2/batchUpdateAndOcr',
    '开始识别一批文件',
    'Start OCR on a batch',
    Type.Object({ caseId: CaseId, ids: Type.Array(Id, { title: '文件', minItems: 1, maxItems: 60 }) }),
    OcrProgress,
    { refusals: ['filesClosed'] },
  ),
  progress: main.get('claim/v2/getOcrProgress', '识别进度', 'OCR progress of a batch', ByCase, OcrProgress, {
    silent: true,
    refusals: [],
  }),
  saveSnapshots: main.post(
    'claim/v2/saveOCRResultSnapshots',
    '保存识别结果与用户的更正',
    'Save what OCR read and what the user corrected',
    Type.Object({
      caseId: CaseId,
      receipts: Type.Array(Type.Composite([Type.Object({ materialId: MaterialId }), ReceiptFields]), {
        title: '发票',
        minItems: 1,
        maxItems: 60,
      }),
    }),
    Type.Array(ClaimReceipt),
    changingFiles,
  ),
  deleteFile: main.get(
    'claim/fileDel',
    '删除已上传的文件',
    'Delete an uploaded file',
    Type.Object({ caseId: CaseId, id: FileId }),
    Done,
    changingFiles,
  ),
  materialPage: main.get(
    'claim/toClaimMaterial',
    '资料页数据',
    'Material page data',
    ByCase,
    MaterialPage,
    none,
  ),
  materialNeeds: main.get(
    'claim/getClaimMaterial',
    '需要的资料种类',
    'Material kinds needed for this claim',
    ByCase,
    Type.Array(MaterialNeed),
    { ...none, calledBy: answeredWithThePage },
  ),
  materialNeedsV2: main.get(
    'claim/v2/getClaimMaterial',
    '新流程：需要的资料种类',
    'New flow: material kinds',
    ByCase,
    Type.Array(MaterialNeed),
    { ...none, calledBy: answeredWithThePage },
  ),
  materials: main.get(
    'claim/getClaimMaterialDetail',
    '某一种类下的文件',
    'Files under one material kind',
    OfOneKind,
    Type.Array(ClaimMaterial),
    { ...none, calledBy: answeredWithThePage },
  ),
  materialsV2: main.get(
    'claim/v2/getClaimMaterialDetail',
    '新流程：某一种类下的文件与识别字段',
    'New flow: files of one kind with OCR fields',
    OfOneKind,
    Type.Array(ClaimMaterial),
    { ...none, calledBy: answeredWithThePage },
  ),
  checkInvoice: main.post(
    'claim/checkInvoiceNo',
    '发票是否已使用',
    'Is this invoice used already',
    Type.Object({
      invoiceCode: Type.Optional(titled('发票代码', Text(24))),
      invoiceNumber: titled('发票号码', Text(24, 1)),
      caseId: Type.Optional(CaseId),
    }),
    InvoiceCheck,
    { body: 'multipart', refusals: [] },
  ),

  // documents and the signature
  /** The same call reads the decision letter: `paper` says which. */
  book: main.get(
    'claim/lookApplyBook',
    '理赔申请书（PDF）',
    'The application book (PDF)',
    Type.Object({ caseId: CaseId, paper: Type.Optional(GeneratedDocumentName) }),
    GeneratedDocument,
    { refusals: ['claimStopped', 'paperNotReady'] },
  ),
  signature: main.get(
    'claim/getHandSignatureUrl',
    '已保存的手写签名',
    'The stored hand signature',
    Nothing,
    HandSignature,
    none,
  ),
  sendEmail: main.post(
    'claim/sendEmail',
    '把申请书或通知书发到邮箱',
    'Send the application book or decision letter by e-mail',
    Type.Object({
      caseId: CaseId,
      email: titled('邮箱', Text(100, 3)),
      papers: Type.Array(GeneratedDocumentName, {
        title: '文件',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
      }),
    }),
    Done,
    {
      idempotent: true,
      refusals: ['mailTooOften', 'mailNotProven', 'paperNotReady'],
      track: 'api.claimEmail',
    },
  ),

  // the case
  apply: main.post('claim/apply', '旧流程：提交申请', 'Old flow: submit', Submission, Submitted, {
    idempotent: true,
    refusals: submitting,
    track: 'api.claimSubmitOld',
  }),
  applyV2: main.post('claim/v2/apply', '新流程：提交申请', 'New flow: submit', Submission, Submitted, {
    idempotent: true,
    refusals: submitting,
    track: 'api.claimSubmit',
  }),
  applyAtPublicHospital: main.post(
    'claim/saveHospitalClaim',
    '公立医院互联网医院就诊的理赔',
    'Claim of a public internet hospital visit',
    Type.Composite([
      Submission,
      Type.Object({
        hospital: HospitalName(1),
        visitType: VisitTypeName,
        visitDay: titled('就诊日期', Day),
        billedFen: titled('发票金额', Amount),
        diagnosis: Type.Optional(Diagnosis),
      }),
    ]),
    Submitted,
    { idempotent: true, refusals: submitting, track: 'api.claimSubmitHospital' },
  ),
  list: main.get(
    'claim/claimList',
    '我的案件，按状态分页',
    'My cases, paged, by status',
    Type.Object({
      ...PageQuery,
      companyId: Type.Optional(CompanyId),
      /** Comma-separated states: 1,2,4 */
      status: Type.Optional(Type.String({ title: '案件状态', pattern: '^([0-9]|10)(,([0-9]|10)){0,10}$' })),
      keyword: Type.Optional(Keyword(40)),
    }),
    Page(CaseSummary),
    none,
  ),
  detail: main.post('claim/toDetail', '案件详情', 'One case whole', ByCase, CaseDetail, none),
  cancel: main.post(
    'claim/toCancel',
    '取消尚未受理的申请',
    'Cancel a submitted application that is not accepted yet',
    ByCase,
    CaseDetail,
    { idempotent: true, refusals: ['cannotCancel'], track: 'api.claimCancel' },
  ),
  withdraw: main.post(
    'claim/toCheXiao',
    '撤回尚未作出决定的案件',
    'Withdraw an accepted case before its decision',
    Type.Object({ caseId: CaseId, reason: Type.Optional(titled('理由', Text(100))) }),
    CaseDetail,
    { idempotent: true, refusals: ['cannotWithdraw'], track: 'api.claimWithdraw' },
  ),
  /** Within sixty days and once. `files` were uploaded before and become part of the case. */
  appeal: main.post(
    'claim/appeal',
    '申诉：由未参与的人重新审核',
    'Appeals a decision; somebody who took no part reviews it',
    Type.Object({
      caseId: CaseId,
      reason: AppealReasonName,
      words: titled('说明', Text(500, 1)),
      files: Type.Array(Type.Object({ id: FileId, kind: MaterialKindName }), {
        title: '文件',
        maxItems: 20,
      }),
    }),
    CaseDetail,
    { idempotent: true, refusals: ['cannotAppeal', 'invoiceUsed'], track: 'api.claimAppeal' },
  ),
  openSupplement: main.get(
    'claim/updateMaterial',
    '开始补充资料',
    'Open a case for supplementary material',
    ByCase,
    MaterialPage,
    { refusals: ['notAskedFor'] },
  ),
  /** Sends the supplement: the case goes back to review. */
  updateInfo: main.post(
    'claim/toUpdateInfo',
    '更新案件要求的信息',
    'Update the information of a case that asks for it',
    Type.Composite([
      Type.Object({ caseId: CaseId, note: Type.Optional(titled('补充说明', Text(300))) }),
      Type.Partial(Type.Omit(ApplyInfo, ['familyId', 'policyId'])),
    ]),
    CaseDetail,
    {
      idempotent: true,
      refusals: ['notAskedFor', 'nothingAdded', 'invoiceUsed', 'orderRefunded'],
      track: 'api.claimSupplement',
    },
  ),
  /** For a cancelled or withdrawn case: a draft with its information and files under a new number. */
  renewCaseNo: main.post(
    'claim/reNewCaseNo',
    '重新提交用的新案件号',
    'A fresh case number for a re-submission',
    ByCase,
    ApplyDraft,
    {
      idempotent: true,
      track: 'api.claimRenew',
      refusals: ['draftStands', 'cannotRenew'],
    },
  ),

  // reading a card
  bankNo: main.post(
    'ocr/getBankNo',
    '识别银行卡照片',
    'Bank card picture in; number, bank, card kind out',
    Nothing,
    Type.Object({
      cardNo: Nullable(Type.String()),
      bankCode: Type.String(),
      bankName: Type.String(),
      cardKind: Type.String(),
      isSure: Bit,
      message: Type.String(),
    }),
    { body: 'multipart', refusals: ['badPicture', 'pictureTooLarge'], track: 'api.readBankCard' },
  ),
  /** Front and back are materials of the case; the copy becomes one too. */
  idCardCopy: main.post(
    'idcard/generateNew',
    '由正反面生成身份证复印件',
    'Make the ID-card copy page from front and back for the application',
    Type.Object({
      caseId: CaseId,
      frontId: titled('身份证人像面', Id),
      backId: titled('身份证国徽面', Id),
    }),
    Type.Object({ material: ClaimMaterial, message: Type.String() }),
    { refusals: [...adding, 'notAnIdCard', 'otherIdCard'], track: 'api.copyIdCard' },
  ),
}
