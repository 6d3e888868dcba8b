import type { ReactNode } from 'react'
import styles from './blank-state.module.css'

/** Each kind of list has its own drawing in a common style: a sheet, one tinted object, a few lines. */
const { paper, tint, line, strike } = styles

export const drawings = {
  claims: (
    <>
      <rect x="42" y="16" width="60" height="84" rx="8" className={paper} />
      <path d="M56 34h32M56 48h32M56 62h16" className={line} />
      <path d="M100 52l22 8v14c0 13-9 21-22 26-13-5-22-13-22-26V60z" className={tint} />
      <path d="M90 75l8 8 13-15" className={line} />
    </>
  ),
  orders: (
    <>
      <path d="M46 44h68l6 50a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6z" className={paper} />
      <path d="M43 68l3-24h68l3 24z" className={tint} />
      <path d="M63 56V36a17 17 0 0 1 34 0v20" className={line} />
      <path d="M70 82c5 6 15 6 20 0" className={strike} />
    </>
  ),
  parcels: (
    <>
      <rect x="26" y="36" width="66" height="52" rx="6" className={paper} />
      <path d="M92 54h20l20 18v16H92z" className={tint} />
      <path d="M106 62h5l10 10M38 50h26M38 62h16" className={line} />
      <circle cx="52" cy="92" r="10" className={paper} />
      <circle cx="110" cy="92" r="10" className={paper} />
      <path d="M12 58h8M8 72h12" className={strike} />
    </>
  ),
  messages: (
    <>
      <rect x="34" y="34" width="84" height="64" rx="8" className={paper} />
      <path d="M36 40l34 28a9 9 0 0 0 12 0l34-28" className={line} />
      <circle cx="118" cy="36" r="14" className={tint} />
      <path d="M113 36h10" className={line} />
    </>
  ),
  coupons: (
    <>
      <path
        d="M28 44a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V76a10 10 0 0 0 0-20z"
        className={paper}
      />
      <path d="M98 46v6M98 60v6M98 74v6M98 88v.1" className={line} />
      <circle cx="66" cy="66" r="19" className={tint} />
      <path d="M59 56l7 9 7-9M66 65v13M59 67h14M59 73h14" className={line} />
    </>
  ),
  cards: (
    <>
      <rect x="50" y="22" width="80" height="54" rx="8" className={tint} transform="rotate(9 90 49)" />
      <rect x="30" y="42" width="88" height="58" rx="8" className={paper} />
      <path d="M30 60h88" className={strike} />
      <path d="M42 76h24M42 88h14M98 86h8" className={line} />
    </>
  ),
  family: (
    <>
      <circle cx="60" cy="42" r="16" className={paper} />
      <path d="M32 100c0-22 11-34 28-34s28 12 28 34z" className={paper} />
      <circle cx="104" cy="56" r="13" className={tint} />
      <path d="M82 100c1-18 9-27 22-27s21 9 22 27z" className={tint} />
      <path d="M96 30c-7-5-10-8-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 12z" className={strike} />
    </>
  ),
  address: (
    <>
      <path d="M30 60l32-12 36 12 32-12v40l-32 12-36-12-32 12z" className={paper} />
      <path d="M62 48v40M98 60v40" className={line} />
      <path d="M80 14c14 0 24 10 24 23 0 16-24 37-24 37S56 53 56 37c0-13 10-23 24-23z" className={tint} />
      <circle cx="80" cy="37" r="8" className={paper} />
    </>
  ),
  appointments: (
    <>
      <rect x="38" y="26" width="84" height="74" rx="8" className={paper} />
      <path d="M38 34a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v14H38z" className={tint} />
      <path d="M60 18v14M100 18v14" className={line} />
      <path d="M66 74l10 10 18-20" className={strike} />
    </>
  ),
  times: (
    <>
      <circle cx="80" cy="58" r="42" className={paper} />
      <circle cx="80" cy="58" r="30" className={tint} />
      <path d="M80 22v4M80 90v4M44 58h4M112 58h4" className={line} />
      <path d="M80 40v19l13 9" className={line} />
    </>
  ),
  invoices: (
    <>
      <path d="M46 16h68v84l-11-8-12 8-11-8-11 8-12-8-11 8z" className={paper} />
      <path d="M58 32h28M58 44h20M58 76h44" className={line} />
      <circle cx="98" cy="50" r="16" className={tint} />
      <path d="M92 42l6 8 6-8M98 50v10M92 52h12" className={line} />
    </>
  ),
  consultations: (
    <>
      <path
        d="M36 22h70a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H72L54 96V80H36a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10z"
        className={paper}
      />
      <path d="M65 36h12v9h9v12h-9v9H65v-9h-9V45h9z" className={tint} />
      <path d="M124 52h2a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-2v10l-12-10h-16" className={line} />
    </>
  ),
  care: (
    <>
      <path
        d="M40 20h80a10 10 0 0 1 10 10v42a10 10 0 0 1-10 10H94L80 98 66 82H40a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
        className={paper}
      />
      <path d="M80 72C66 62 58 54 58 45a11 11 0 0 1 22-3 11 11 0 0 1 22 3c0 9-8 17-22 27z" className={tint} />
    </>
  ),
  search: (
    <>
      <path d="M96 78l22 22" className={strike} />
      <circle cx="74" cy="54" r="36" className={paper} />
      <circle cx="74" cy="54" r="25" className={tint} />
      <path d="M60 54a14 14 0 0 1 14-14M66 66h16" className={line} />
    </>
  ),
  reports: (
    <>
      <rect x="42" y="16" width="76" height="84" rx="8" className={paper} />
      <rect x="64" y="10" width="32" height="14" rx="6" className={tint} />
      <path d="M54 60h12l7-16 12 30 7-14h14" className={strike} />
      <path d="M58 86h32" className={line} />
    </>
  ),
  medicine: (
    <>
      <rect x="46" y="38" width="56" height="62" rx="9" className={paper} />
      <rect x="42" y="20" width="64" height="18" rx="6" className={tint} />
      <path d="M74 54v28M60 68h28" className={strike} />
      <rect x="100" y="80" width="36" height="18" rx="9" className={tint} transform="rotate(-28 118 89)" />
      <path d="M114 81l9 16" className={line} />
    </>
  ),
  points: (
    <>
      <path d="M30 78v12c0 6 13 10 30 10s30-4 30-10V78" className={paper} />
      <ellipse cx="60" cy="78" rx="30" ry="10" className={paper} />
      <circle cx="96" cy="48" r="34" className={tint} />
      <path d="M96 28l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" className={paper} />
    </>
  ),
  policies: (
    <>
      <path
        d="M28 64a52 46 0 0 1 104 0c-7-8-19-8-26 0-7-8-19-8-26 0-7-8-19-8-26 0-7-8-19-8-26 0z"
        className={tint}
      />
      <path d="M80 18v-6M80 62v28a9 9 0 0 0 18 0" className={strike} />
      <path d="M46 76v8M58 86v6M116 76v8M124 90v4" className={line} />
    </>
  ),
  benefits: (
    <>
      <rect x="42" y="54" width="76" height="46" rx="6" className={paper} />
      <rect x="34" y="38" width="92" height="18" rx="6" className={tint} />
      <path d="M80 38v62" className={strike} />
      <path d="M80 37c-5-18-28-22-27-9 1 8 15 9 27 9 12 0 26-1 27-9 1-13-22-9-27 9z" className={line} />
    </>
  ),
  manuals: (
    <>
      <path
        d="M80 34c-13-9-31-10-46-7v64c15-3 33-2 46 7 13-9 31-10 46-7V27c-15-3-33-2-46 7z"
        className={paper}
      />
      <path d="M80 34v64M46 46c8-1 15 0 22 3M46 60c8-1 15 0 22 3" className={line} />
      <path d="M98 28h16v34l-8-7-8 7z" className={tint} />
    </>
  ),
  questions: (
    <>
      <path
        d="M40 18h80a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10H76L56 100V84H40a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10z"
        className={paper}
      />
      <circle cx="80" cy="51" r="24" className={tint} />
      <path d="M73 46a7.5 7.5 0 1 1 11 7c-3 2-4 3-4 6M80 66v.1" className={line} />
    </>
  ),
  hospitals: (
    <>
      <rect x="30" y="52" width="100" height="48" rx="4" className={paper} />
      <rect x="52" y="18" width="56" height="82" rx="6" className={paper} />
      <circle cx="80" cy="42" r="15" className={tint} />
      <path d="M80 34v16M72 42h16" className={line} />
      <path d="M72 100V80h16v20M38 66h6M38 80h6M116 66h6M116 80h6M64 68h4M92 68h4" className={line} />
    </>
  ),
  files: (
    <>
      <path
        d="M34 36a6 6 0 0 1 6-6h24l10 12h46a6 6 0 0 1 6 6v44a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z"
        className={paper}
      />
      <path d="M34 60a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v32a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" className={tint} />
      <path d="M62 78h36" className={line} />
    </>
  ),
  gone: (
    <>
      <path d="M48 16h40l24 24v54a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" className={paper} />
      <path d="M88 16v18a6 6 0 0 0 6 6h18" className={line} />
      <circle cx="78" cy="68" r="18" className={tint} />
      <path d="M71 61l14 14M85 61L71 75" className={line} />
    </>
  ),
  sleep: (
    <>
      <path d="M88 16a42 42 0 1 0 36 62A36 36 0 0 1 88 16z" className={tint} />
      <path d="M104 24h14l-14 16h14M124 46h9l-9 11h9" className={line} />
      <path d="M44 28v.1M34 44v.1" className={strike} />
    </>
  ),
  noRight: (
    <>
      <path d="M80 18l34 12v26c0 22-14 36-34 44-20-8-34-22-34-44V30z" className={paper} />
      <rect x="66" y="56" width="28" height="22" rx="4" className={tint} />
      <path d="M71 56v-6a9 9 0 0 1 18 0v6M80 64v6" className={line} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type EmptyKind = keyof typeof drawings
