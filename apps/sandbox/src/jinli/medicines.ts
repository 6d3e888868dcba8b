/** The stock of the hospital's pharmacy: a small table, with prices in fen. */
export interface PharmacyMedicine {
  readonly code: string
  readonly name: string
  readonly spec: string
  readonly usage: string
  readonly priceFen: number
}

export const medicines: readonly PharmacyMedicine[] = [
  {
    code: 'M001',
    name: '布洛芬缓释胶囊',
    spec: '0.3g×24粒/盒',
    usage: '口服，一次1粒，一日2次',
    priceFen: 2680,
  },
  {
    code: 'M002',
    name: '阿莫西林胶囊',
    spec: '0.25g×50粒/盒',
    usage: '口服，一次2粒，一日3次',
    priceFen: 1890,
  },
  { code: 'M003', name: '氯雷他定片', spec: '10mg×12片/盒', usage: '口服，一次1片，一日1次', priceFen: 3250 },
  { code: 'M004', name: '蒙脱石散', spec: '3g×15袋/盒', usage: '冲服，一次1袋，一日3次', priceFen: 2190 },
  {
    code: 'M005',
    name: '右美沙芬愈创甘油醚糖浆',
    spec: '120ml/瓶',
    usage: '口服，一次10ml，一日3次',
    priceFen: 2850,
  },
  { code: 'M006', name: '糠酸莫米松乳膏', spec: '10g/支', usage: '外用，一日1次', priceFen: 3590 },
]

export const medicineOf = (code: string): PharmacyMedicine | undefined =>
  medicines.find((medicine) => medicine.code === code)
