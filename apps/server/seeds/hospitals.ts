import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { HospitalTable } from '#features/hospital/tables.ts'
import type { Insertable } from 'kysely'
import { idOf } from './ids.ts'

/** Invented names at real locations, so that demo data never lead anybody to call a real hospital. */
const cities = [
  {
    province: '北京市',
    city: '北京',
    area: '010',
    at: [116.4074, 39.9042],
    roads: ['朝阳区望京路', '海淀区学院路', '东城区和平里'],
  },
  {
    province: '上海市',
    city: '上海',
    area: '021',
    at: [121.4737, 31.2304],
    roads: ['徐汇区虹梅路', '浦东新区锦绣路', '静安区延平路'],
  },
  {
    province: '广东省',
    city: '深圳',
    area: '0755',
    at: [114.0579, 22.5431],
    roads: ['南山区科苑路', '福田区香林路', '龙岗区清林路'],
  },
  {
    province: '广东省',
    city: '广州',
    area: '020',
    at: [113.2644, 23.1291],
    roads: ['天河区体育东路', '越秀区东风路', '番禺区市桥路'],
  },
  {
    province: '浙江省',
    city: '杭州',
    area: '0571',
    at: [120.1551, 30.2741],
    roads: ['西湖区文三路', '滨江区江南大道', '拱墅区湖墅路'],
  },
  {
    province: '四川省',
    city: '成都',
    area: '028',
    at: [104.0665, 30.5723],
    roads: ['武侯区人民南路', '高新区天府大道', '青羊区一环路'],
  },
] as const

const kinds = [
  {
    suffix: '第一人民医院',
    grade: '三级甲等',
    departments: '全科、内科、外科、儿科、急诊、影像',
    direct: true,
  },
  { suffix: '中医院', grade: '三级甲等', departments: '中医内科、针灸、推拿、康复', direct: false },
  { suffix: '妇女儿童医院', grade: '三级乙等', departments: '妇科、产科、儿科、新生儿', direct: true },
  { suffix: '口腔医院', grade: '二级甲等', departments: '牙体牙髓、口腔外科、儿童口腔', direct: false },
  { suffix: '和睦国际诊所', grade: '其他', departments: '全科、儿科、疫苗、体检', direct: true },
] as const

export async function addHospitals(_services: Services, tx: Db) {
  const rows = cities.flatMap(({ province, city, area, at: [longitude, latitude], roads }, where) =>
    kinds.map(({ suffix, grade, departments, direct }, kind): Insertable<HospitalTable> => ({
      id: idOf('hospital', `${city}/${suffix}`),
      name: `${city}星云${suffix}`,
      grade,
      province,
      city,
      address: `${city}市${roads[kind % roads.length]}${(kind + 1) * 18}号`,
      phone: kind === 3 ? null : `${area}-5550${where}${kind}00`,
      longitude: longitude + kind * 0.012,
      latitude: latitude - kind * 0.009,
      departments,
      is_direct: direct,
      is_public: grade !== '其他',
      aliases: city === '北京' && kind === 0 ? '北京第一人民医院' : '',
      sort: where * 10 + kind,
    })),
  )
  await tx.insertInto('hospital').values(rows).execute()
  await tx.insertInto('disease_label').values(labels()).execute()
}

const departments: Readonly<Record<string, readonly string[]>> = {
  全科: ['感冒', '发烧', '咳嗽', '浑身没劲'],
  儿科: ['孩子发烧', '湿疹', '孩子拉肚子', '过敏'],
  皮肤科: ['长痘', '荨麻疹', '掉头发', '皮肤痒'],
  消化内科: ['胃痛', '反酸烧心', '便秘', '拉肚子'],
  妇科: ['月经不调', '痛经', '备孕咨询'],
  心理科: ['失眠', '焦虑', '情绪低落'],
  骨科: ['脖子疼', '腰痛', '关节痛'],
  耳鼻喉科: ['嗓子疼', '耳鸣', '鼻塞流涕'],
}

const labels = () =>
  Object.entries(departments).flatMap(([department, names], group) =>
    names.map((name, at) => ({
      id: idOf('label', `${department}/${name}`),
      department,
      name,
      sort: group * 100 + at,
    })),
  )
