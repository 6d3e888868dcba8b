import { toYuanText } from '@yf/domain/money'
import type { InquiryFile } from '@yf/partner-contract/jinli-inquiries'
import { controlsPage } from '../page/controls-page.ts'
import { html, type Markup } from '../page/html.ts'
import type { Inquiry, InquiryState, SandboxPrescription, StoredMessage } from './inquiries.ts'
import { doctors } from './doctors.ts'
import { medicines } from './medicines.ts'

const states: Readonly<Record<InquiryState, string>> = {
  waiting: '待接诊',
  open: '问诊中',
  ended: '已结束',
  declined: '已婉拒',
  cancelled: '已取消',
}
const reviews: Readonly<Record<SandboxPrescription['review'], string>> = {
  waiting: '待审方',
  passed: '已通过',
  refused: '已驳回',
}

export const hospitalPage = (title: string, content: Markup): string =>
  controlsPage(title, '锦鲤互联网医院 · 医生工作台', content)

export const waitingPage = (inquiries: readonly Inquiry[]): string =>
  hospitalPage(
    '医生工作台',
    html`<p class="tools"><a href="/jinli/controls">刷新</a> <a href="/jinli/pharmacy">药房</a></p>
      ${inquiries.length === 0 && html`<p class="empty">还没有人问诊</p>`}
      <ol class="list">
        ${inquiries.map(
          (inquiry) =>
            html`<li>
              <a href="/jinli/controls/${inquiry.inquiryNo}" data-state="${inquiry.state}">
                <b>${inquiry.patient.name}</b> <span class="state">${states[inquiry.state]}</span>
                <span>${inquiry.symptoms.map(({ name }) => name).join('、')}</span>
                <span class="words">${inquiry.words}</span>
              </a>
            </li>`,
        )}
      </ol>`,
  )

type FileOf = (fileNo: string) => InquiryFile | undefined

export const inquiryPage = (inquiry: Inquiry, fileOf: FileOf): string =>
  hospitalPage(
    `${inquiry.patient.name} · 医生工作台`,
    html`<p class="tools">
        <a href="/jinli/controls">返回列表</a> <a href="/jinli/controls/${inquiry.inquiryNo}">刷新</a>
      </p>
      ${about(inquiry, fileOf)}
      <section class="card" aria-label="对话">
        ${inquiry.messages.length === 0 && html`<p class="empty">还没有消息</p>`}
        ${inquiry.messages
          .toSorted((one, other) => one.writtenAt - other.writtenAt)
          .map((message) => line(message, fileOf))}
      </section>
      ${actionForms(inquiry)} ${inquiry.prescribed.map((prescribed) => pharmacy(inquiry, prescribed))}
      <p class="note">什么都不按，就是医生一直没有接诊或没有回复。沙箱只用于开发与测试。</p>`,
  )

const picture = (fileNo: string, fileOf: FileOf) => {
  const file = fileOf(fileNo)
  return file
    ? html`<img alt="图片" src="data:${file.contentType};base64,${file.base64}" />`
    : html`<em>图片</em>`
}

/** An unanswered question must not look like a fact to a doctor. */
const allergiesOf = ({ allergies }: Inquiry['patient']) =>
  allergies === null ? '未填写' : allergies.join('、') || '无'

const about = ({ patient, symptoms, words, fileNos, state, doctor }: Inquiry, fileOf: FileOf) =>
  html`<section class="card">
    <h2>${patient.name} <span class="state">${states[state]}${doctor && ` · ${doctor}`}</span></h2>
    <p>
      ${patient.gender === 1 ? '男' : '女'}，${patient.birth ?? '出生日期未知'}，过敏史：${allergiesOf(patient)}
    </p>
    <p>${symptoms.map(({ department, name }) => `${department} · ${name}`).join('；')}</p>
    <p>${words}</p>
    <div class="pictures">${fileNos.map((fileNo) => picture(fileNo, fileOf))}</div>
  </section>`

const line = ({ by, words, fileNo }: StoredMessage, fileOf: FileOf) =>
  html`<p class="said" data-by="${by}">
    <b>${by === 'doctor' ? '医生' : '患者'}</b> ${words} ${fileNo && picture(fileNo, fileOf)}
  </p>`

const form = (inquiry: Inquiry, action: string, button: string, fields: Markup | null = null) =>
  html`<form method="post" action="/jinli/controls/${inquiry.inquiryNo}/${action}">
    ${fields}<button>${button}</button>
  </form>`

function actionForms(inquiry: Inquiry): Markup | null {
  if (inquiry.state === 'waiting')
    return html`<section class="card deeds" aria-label="接诊">
      ${form(
        inquiry,
        'take',
        '接诊',
        html`<select name="doctor" aria-label="医生">
          ${doctors.map(
            ({ doctorNo, name, title }) =>
              html`<option value="${name}" ${doctorNo === inquiry.doctorNo && html`selected`}>
                ${name} ${title}${doctorNo === inquiry.doctorNo && '（患者希望）'}
              </option>`,
          )}
        </select>`,
      )}
      ${form(inquiry, 'decline', '婉拒')}
    </section>`
  if (inquiry.state !== 'open') return null
  return html`<section class="card deeds" aria-label="问诊">
    ${form(inquiry, 'write', '发送', html`<input name="words" aria-label="回复" placeholder="回复患者" />`)}
    ${form(inquiry, 'typing', '正在输入')} ${form(inquiry, 'read', '已读')}
    ${form(inquiry, 'picture', '发图片')}
    ${form(
      inquiry,
      'prescribe',
      '开处方',
      html`<input name="diagnosis" aria-label="处方诊断" placeholder="诊断" />
        <select name="codes" multiple aria-label="药品">
          ${medicines.map(
            ({ code, name, priceFen }) =>
              html`<option value="${code}">${name} ¥${toYuanText(priceFen)}</option>`,
          )}
        </select>`,
    )}
    ${form(
      inquiry,
      'sick-note',
      '开病假单',
      html`<input name="days" type="number" min="1" max="30" value="2" aria-label="天数" />`,
    )}
    ${form(
      inquiry,
      'end',
      '结束问诊',
      html`<input name="diagnosis" aria-label="诊断" placeholder="诊断" />
        <input name="advice" aria-label="建议" placeholder="建议" />`,
    )}
  </section>`
}

const pharmacy = ({ inquiryNo }: Inquiry, { prescriptionNo, names, review }: SandboxPrescription) => {
  const path = `/jinli/controls/${inquiryNo}/prescriptions/${prescriptionNo}`
  return html`<section class="card" aria-label="药房">
    <h2>处方 <span class="state">${reviews[review]}</span></h2>
    <p>${names.join('、')}</p>
    ${
      review === 'waiting' &&
      html`<div class="deeds">
        <form method="post" action="${path}/pass"><button>审核通过</button></form>
        <form method="post" action="${path}/refuse">
          <input name="reason" aria-label="驳回原因" placeholder="驳回原因" /><button>驳回</button>
        </form>
      </div>`
    }
  </section>`
}
