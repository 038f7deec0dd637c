import { useTranslation } from 'react-i18next'
import type { Binding } from '#domain/catalogue/bindings'
import type { Sum } from './sum.ts'
import { sumText } from './sum-text.ts'

export interface BindingFigures {
  binding: Binding
  /** Printed pages of all volumes. */
  pages: number
  volumes: number
  price: Sum
}

/** Says what a binding comes to: its pages, volumes and price, about so much where they are estimated. */
export function useFiguresText(): (figures: BindingFigures, isAbout: boolean) => string {
  const { t } = useTranslation('web-prices')
  return ({ binding, pages, volumes, price }, isAbout) => {
    const figures = { pages: t('pages', { count: pages }), volumes: t('volumes', { count: volumes }) }
    const text = t('figures', { ...figures, price: sumText(price) })
    return t(`of.${binding}`, { price: isAbout ? t('about', { figures: text }) : text })
  }
}
