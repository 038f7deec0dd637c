import type { RegionCode } from '../catalogue/regions.ts'

export interface State {
  /** ISO 3166-2 without the country; where it has none there, the name of the part in English. */
  code: string
  /** As it is written on a parcel in that country. */
  name: string
  englishName: string
}

export interface AddressRules {
  /** Empty where addresses have none. */
  states: readonly State[]
  hasCity: boolean
  /** Undefined where there are no postal codes. */
  postalCode: { pattern: string; example: string } | undefined
  /** Customs let a parcel in only for who registered with EZ WAY: they want the name and mobile number of there. */
  asksEzWay: boolean
}

/** How addresses are written in each country that we deliver to: their states and postal codes. */
export const addressRules: Readonly<Record<RegionCode, AddressRules>> = {
  TW: {
    states: named([
      ['TPE', '臺北市', 'Taipei City'],
      ['NWT', '新北市', 'New Taipei City'],
      ['KEE', '基隆市', 'Keelung City'],
      ['TAO', '桃園市', 'Taoyuan City'],
      ['HSZ', '新竹市', 'Hsinchu City'],
      ['HSQ', '新竹縣', 'Hsinchu County'],
      ['MIA', '苗栗縣', 'Miaoli County'],
      ['TXG', '臺中市', 'Taichung City'],
      ['CHA', '彰化縣', 'Changhua County'],
      ['NAN', '南投縣', 'Nantou County'],
      ['YUN', '雲林縣', 'Yunlin County'],
      ['CYI', '嘉義市', 'Chiayi City'],
      ['CYQ', '嘉義縣', 'Chiayi County'],
      ['TNN', '臺南市', 'Tainan City'],
      ['KHH', '高雄市', 'Kaohsiung City'],
      ['PIF', '屏東縣', 'Pingtung County'],
      ['ILA', '宜蘭縣', 'Yilan County'],
      ['HUA', '花蓮縣', 'Hualien County'],
      ['TTT', '臺東縣', 'Taitung County'],
      ['PEN', '澎湖縣', 'Penghu County'],
      ['KIN', '金門縣', 'Kinmen County'],
      ['LIE', '連江縣', 'Lienchiang County'],
    ]),
    hasCity: true,
    postalCode: { pattern: '\\d{3}(?:\\d{2,3})?', example: '106' },
    asksEzWay: true,
  },
  HK: {
    states: named([
      ['HK', '香港島', 'Hong Kong Island'],
      ['KLN', '九龍', 'Kowloon'],
      ['NT', '新界', 'New Territories'],
    ]),
    hasCity: true,
    postalCode: undefined,
    asksEzWay: false,
  },
  MO: {
    states: named([
      ['MACAU', '澳門半島', 'Macao Peninsula'],
      ['TAIPA', '氹仔', 'Taipa'],
      ['COLOANE', '路環', 'Coloane'],
    ]),
    hasCity: false,
    postalCode: undefined,
    asksEzWay: false,
  },
  SG: {
    states: [],
    hasCity: false,
    postalCode: { pattern: '\\d{6}', example: '238801' },
    asksEzWay: false,
  },
  MY: {
    states: english(
      '01 Johor,02 Kedah,03 Kelantan,14 Kuala Lumpur,15 Labuan,04 Melaka,05 Negeri Sembilan,06 Pahang,07 Pulau Pinang,08 Perak,09 Perlis,16 Putrajaya,12 Sabah,13 Sarawak,10 Selangor,11 Terengganu',
    ),
    hasCity: true,
    postalCode: { pattern: '\\d{5}', example: '50088' },
    asksEzWay: false,
  },
  AU: {
    states: english(
      'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
    ),
    hasCity: true,
    postalCode: { pattern: '\\d{4}', example: '2000' },
    asksEzWay: false,
  },
  US: {
    states: english(
      'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
    ),
    hasCity: true,
    postalCode: { pattern: '\\d{5}(?:-\\d{4})?', example: '94103' },
    asksEzWay: false,
  },
  CA: {
    states: english(
      'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
    ),
    hasCity: true,
    postalCode: {
      pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d',
      example: 'K1A 0B1',
    },
    asksEzWay: false,
  },
}

function named(states: readonly (readonly [code: string, name: string, englishName: string])[]): State[] {
  return states.map(([code, name, englishName]) => ({ code, name, englishName }))
}

/** Those of a country that writes them in English: `CODE Name,CODE Name`. */
function english(list: string): State[] {
  return list.split(',').map(state => {
    const space = state.indexOf(' ')
    const name = state.slice(space + 1)
    return { code: state.slice(0, space), name, englishName: name }
  })
}
