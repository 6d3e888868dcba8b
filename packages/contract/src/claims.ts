import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  ApplyDraft,
  ApplyInfo,
  ApplyPage,
  Amount,
  BankCard,
  BankCheck,
  BankChoice,
  BankPage,
  CaseDetail,
  CaseId,
  CaseSummary,
  CertificateInfo,
  ClaimMaterial,
  ClaimReceipt,
  CompanyCheckAnswer,
  FlowName,
  HandSignature,
  InvoiceCheck,
  LimitAnswer,
  MaterialKindName,
  MaterialNeed,
  MaterialPage,
  MemberCheckAnswer,
  OcrProgress,
  Paper,
  ReceiptFields,
  Region,
  Submitted,
  VisitTypeChoice,
  VisitTypeName,
} from './claim-shapes.ts'
import { Bit, Day, Done, Id, Moment, Nothing, Nullable, Page, PageQuery, Text } from './shapes.ts'

const InCompany = Type.Object({ companyId: Id })
const WhoseVisit = Type.Object({ companyId: Id, familyId: Type.Optional(Id) })
const Submission = Type.Object({
  caseId: Id,
  signatureId: Id,
  /** Of the book that the person saw: what was signed is what is submitted. */
  bookHash: Text(128, 1),
})
const OneFile = Type.Object({ caseId: Id, kind: Type.Optional(MaterialKindName) })
const PaperName = Type.Unsafe<'book' | 'letter'>({ type: 'string', enum: ['book', 'letter'] })
const Url = Type.Object({ url: Type.String() })

/** Old and new flow (v2) share their shapes; the specification has a call for each. */
export const claimCalls = {
  // the gate
  checkCompany: main.post(
    'claim/checkCompany',
    'Gate 1 (accountId, companyId): redirect URL, claim-open date, arrears flag',
    Type.Object({ accountId: Id, companyId: Id }),
    CompanyCheckAnswer,
  ),
  checkMember: main.post(
    'claim/checkMember',
    'Gate 2 (accountId, applyIdNo, isFamily): errType, isClaimPolicy, texts',
    Type.Object({
      accountId: Id,
      companyId: Id,
      isFamily: Bit,
      /** The insured's certificate number, whole or as it is shown; empty: as the account has it. */
      applyIdNo: Type.Optional(Text(40)),
      familyId: Type.Optional(Id),
    }),
    MemberCheckAnswer,
  ),
  limit: main.post(
    'claim/getUserMaxTopLimit',
    'Gate 3: maxTopLimitByCompany and whether this is the first claim',
    InCompany,
    LimitAnswer,
  ),
  limitV2: main.post(
    'claim/v2/getUserMaxTopLimit',
    'New flow: limit and first-claim flag',
    InCompany,
    LimitAnswer,
  ),
  tips: main.get(
    'claim/groupCompanyTipsTime',
    "The company's claim-period tip",
    InCompany,
    Type.Object({ tip: Type.String() }),
  ),
  mustReconfirm: main.get(
    'claim/isCheckUpdatePage',
    'Whether the member must re-confirm data',
    InCompany,
    Type.Object({ isNeeded: Bit, message: Type.String() }),
  ),
  chinaLifeShenzhen: main.get(
    'claim/getChinaLifeSZNoLoginUrl',
    'China Life Shenzhen no-login link',
    InCompany,
    Url,
  ),
  chinaLifeShanghai: main.get(
    'claim/getChinaLifeSHNoLoginUrl',
    'China Life Shanghai no-login link',
    InCompany,
    Url,
  ),

  // the application
  applyPage: main.post('claim/toApplyPage', 'Data of the old apply page', InCompany, ApplyPage),
  applyPageV2: main.post(
    'claim/v2/toApplyPage',
    'New flow: apply page data, resumes a draft',
    InCompany,
    ApplyPage,
  ),
  chooseMember: main.post(
    'claim/chooseApplyMember',
    'Choose the insured member of the application',
    Type.Composite([
      Type.Object({
        companyId: Id,
        flow: FlowName,
        step: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
      }),
      Type.Partial(ApplyInfo),
    ]),
    ApplyDraft,
  ),
  dropDraft: main.put('claim/cancelBeforeCommit', 'Drop a draft', CaseId, Done, { body: 'form' }),
  visitTypes: main.get('claim/getVisitType', 'Visit types', WhoseVisit, Type.Array(VisitTypeChoice)),
  visitTypesV2: main.post(
    'claim/v2/getVisitType',
    'New flow: visit types',
    WhoseVisit,
    Type.Array(VisitTypeChoice),
  ),
  publicHospitalVisitTypes: main.get(
    'claim/getVisitType4PublicInternetHospital',
    'Visit types for the public internet hospital',
    WhoseVisit,
    Type.Array(VisitTypeChoice),
  ),
  certificateInfo: main.get(
    'claim/getClaimCertificateInfo',
    'Certificate information needed',
    CaseId,
    CertificateInfo,
  ),
  certificateInfoV2: main.get(
    'claim/v2/getClaimCertificateInfo',
    'New flow: certificate information',
    CaseId,
    CertificateInfo,
  ),

  // the bank card
  bankPage: main.get(
    'claim/getBankPageInfo',
    'Stored bank cards and page data',
    Type.Object({ companyId: Id, caseId: Type.Optional(Id) }),
    BankPage,
  ),
  /** Six digits are enough to name the bank: the app sends no more of a number in an address. */
  checkBank: main.get(
    'claim/checkBank',
    'Is this card number valid and which bank',
    Type.Object({ cardNo: Type.String({ pattern: '^\\d{6,19}$' }) }),
    BankCheck,
    { silent: true },
  ),
  saveBank: main.post('claim/saveBank', 'Save the payee bank card', BankChoice, BankCard),
  saveBankV2: main.post('claim/v2/saveBank', 'New flow: save the bank card', BankChoice, BankCard),
  regions: main.post(
    'claim/queryListRegion',
    'Regions for bank and hospital choice',
    Type.Object({ parentCode: Type.Optional(Type.String({ pattern: '^\\d{2,6}$' })) }),
    Type.Array(Region),
  ),

  // materials
  uploadToken: main.get(
    'claim/getToken',
    'Upload token',
    CaseId,
    Type.Object({ token: Type.String(), expireTime: Moment }),
  ),
  storageToken: main.get(
    'claim/getSecurityToken',
    'Short-lived storage token for direct upload',
    Type.Object({ token: Text(128, 1) }),
    Type.Object({ url: Type.String(), method: Type.Literal('PUT'), expireTime: Moment }),
  ),
  upload: main.post('claim/upload', 'Upload a material', OneFile, Type.Array(ClaimMaterial), {
    body: 'multipart',
    idempotent: true,
  }),
  uploadForOriginUrl: main.post(
    'claim/uploadForOriginUrl',
    'Upload and answer the original URL',
    Type.Object({ purpose: Type.Literal('signature') }),
    Type.Object({ id: Id, url: Type.String() }),
    { body: 'multipart', idempotent: true },
  ),
  /** A file part, or the token under which the file was put into the store. A PDF answers a material for each page. */
  uploadV2: main.post(
    'claim/v2/uploadFileAndOcrTypeNotSave',
    'Upload one file and recognise its kind, not saved yet',
    Type.Composite([OneFile, Type.Object({ token: Type.Optional(Text(128)) })]),
    Type.Array(ClaimMaterial),
    { body: 'multipart', idempotent: true },
  ),
  saveFiles: main.post(
    'claim/v2/batchSaveClaimFile',
    'Save the batch to the draft',
    Type.Object({
      caseId: Id,
      files: Type.Array(Type.Object({ id: Id, kind: Type.Optional(MaterialKindName) }), {
        minItems: 1,
        maxItems: 60,
      }),
    }),
    Type.Array(ClaimMaterial),
  ),
  readFiles: main.post(
    'claim/v2/batchUpdateAndOcr',
    'Start OCR on a batch',
    Type.Object({ caseId: Id, ids: Type.Array(Id, { minItems: 1, maxItems: 60 }) }),
    OcrProgress,
  ),
  progress: main.get('claim/v2/getOcrProgress', 'OCR progress of a batch', CaseId, OcrProgress, {
    silent: true,
  }),
  saveSnapshots: main.post(
    'claim/v2/saveOCRResultSnapshots',
    'Save what OCR read and what the user corrected',
    Type.Object({
      caseId: Id,
      receipts: Type.Array(Type.Composite([Type.Object({ materialId: Id }), ReceiptFields]), {
        minItems: 1,
        maxItems: 60,
      }),
    }),
    Type.Array(ClaimReceipt),
  ),
  deleteFile: main.get('claim/fileDel', 'Delete an uploaded file', Type.Object({ caseId: Id, id: Id }), Done),
  materialPage: main.get('claim/toClaimMaterial', 'Material page data', CaseId, MaterialPage),
  materialNeeds: main.get(
    'claim/getClaimMaterial',
    'Material kinds needed for this claim',
    CaseId,
    Type.Array(MaterialNeed),
  ),
  materialNeedsV2: main.get(
    'claim/v2/getClaimMaterial',
    'New flow: material kinds',
    CaseId,
    Type.Array(MaterialNeed),
  ),
  materials: main.get(
    'claim/getClaimMaterialDetail',
    'Files under one material kind',
    Type.Object({ caseId: Id, kind: Type.Optional(MaterialKindName) }),
    Type.Array(ClaimMaterial),
  ),
  materialsV2: main.get(
    'claim/v2/getClaimMaterialDetail',
    'New flow: files of one kind with OCR fields',
    Type.Object({ caseId: Id, kind: Type.Optional(MaterialKindName) }),
    Type.Array(ClaimMaterial),
  ),
  checkInvoice: main.post(
    'claim/checkInvoiceNo',
    'Is this invoice used already',
    Type.Object({
      invoiceCode: Type.Optional(Text(24)),
      invoiceNumber: Text(24, 1),
      caseId: Type.Optional(Id),
    }),
    InvoiceCheck,
    { body: 'multipart' },
  ),

  // papers and the signature
  /** The decision letter is read by the same call: `paper` says which. */
  book: main.get(
    'claim/lookApplyBook',
    'The application book (PDF)',
    Type.Object({
      caseId: Id,
      paper: Type.Optional(Type.Unsafe<'book' | 'letter'>({ type: 'string', enum: ['book', 'letter'] })),
    }),
    Paper,
  ),
  signature: main.get('claim/getHandSignatureUrl', 'The stored hand signature', Nothing, HandSignature),
  sendEmail: main.post(
    'claim/sendEmail',
    'Send the application book or decision letter by e-mail',
    Type.Object({
      caseId: Id,
      email: Text(100, 3),
      papers: Type.Array(PaperName, { minItems: 1, maxItems: 2, uniqueItems: true }),
    }),
    Done,
    { idempotent: true },
  ),

  // the case
  apply: main.post('claim/apply', 'Old flow: submit', Submission, Submitted, { idempotent: true }),
  applyV2: main.post('claim/v2/apply', 'New flow: submit', Submission, Submitted, { idempotent: true }),
  applyAtPublicHospital: main.post(
    'claim/saveHospitalClaim',
    'Claim of a public internet hospital visit',
    Type.Composite([
      Submission,
      Type.Object({
        hospital: Text(60, 1),
        visitType: VisitTypeName,
        visitDay: Day,
        billedFen: Amount,
        diagnosis: Type.Optional(Text(100)),
      }),
    ]),
    Submitted,
    { idempotent: true },
  ),
  list: main.get(
    'claim/claimList',
    'My cases, paged, by status',
    Type.Object({
      ...PageQuery,
      companyId: Type.Optional(Id),
      /** States with commas between them: 1,2,4 */
      status: Type.Optional(Type.String({ pattern: '^[0-9](,[0-9]){0,9}$' })),
      keyword: Type.Optional(Text(40)),
    }),
    Page(CaseSummary),
  ),
  detail: main.post('claim/toDetail', 'One case whole', CaseId, CaseDetail),
  cancel: main.post(
    'claim/toCancel',
    'Cancel a submitted application that is not accepted yet',
    CaseId,
    CaseDetail,
    { idempotent: true },
  ),
  withdraw: main.post(
    'claim/toCheXiao',
    'Withdraw an accepted case before its decision',
    Type.Object({ caseId: Id, reason: Type.Optional(Text(100)) }),
    CaseDetail,
    { idempotent: true },
  ),
  openSupplement: main.get(
    'claim/updateMaterial',
    'Open a case for supplementary material',
    CaseId,
    MaterialPage,
  ),
  /** Sends the supplement: the case goes back to review. */
  updateInfo: main.post(
    'claim/toUpdateInfo',
    'Update the information of a case that asks for it',
    Type.Composite([
      Type.Object({ caseId: Id, note: Type.Optional(Text(300)) }),
      Type.Partial(Type.Omit(ApplyInfo, ['familyId', 'policyId'])),
    ]),
    CaseDetail,
    { idempotent: true },
  ),
  /** Of a case that was cancelled or withdrawn: a draft with its information and files under a new number. */
  renewCaseNo: main.post('claim/reNewCaseNo', 'A fresh case number for a re-submission', CaseId, ApplyDraft, {
    idempotent: true,
  }),

  // reading a card
  bankNo: main.post(
    'ocr/getBankNo',
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
    { body: 'multipart' },
  ),
  /** Front and back are materials of the case; the copy becomes one too. */
  idCardCopy: main.post(
    'idcard/generateNew',
    'Make the ID-card copy page from front and back for the application',
    Type.Object({ caseId: Id, frontId: Id, backId: Id }),
    Type.Object({ material: ClaimMaterial, message: Type.String() }),
  ),
}
