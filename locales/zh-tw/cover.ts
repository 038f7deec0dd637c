/** What covers print of their own, and how their templates and colours are called. zh-tw defines the keys. */
export const cover = {
  brand: 'Daybound',
  templates: {
    classic: '素月',
    window: '窗景',
    full: '題簽',
    obi: '書腰',
    grid: '花窗',
    seal: '落款',
    horizon: '地平線',
    polaroid: '拍立得',
    dots: '日子',
    stripe: '十二月',
  },
  colours: {
    paper: '宣紙',
    mist: '晨霧',
    celadon: '青瓷',
    lotus: '藕荷',
    ochre: '秋香',
    seal: '朱印',
    mulberry: '桑葚',
    indigo: '藍染',
    pine: '松針',
    ink: '玄墨',
  },
}
