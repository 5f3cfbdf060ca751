import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import type { ContentFault } from './content-error.ts'

/** Hours of a daily promotion whose figures are no times of day: they could not be drawn. A name of no figure is told elsewhere. */
export const hoursFaults = (offers: Content['offers'], figures: Figures): ContentFault[] =>
  offers.flatMap((offer, index) =>
    Object.entries((offer.kind === 'daily-promo' && offer.hours) || {}).flatMap(([end, name]) => {
      const kind = figures[name.slice(1, -1)]?.kind ?? 'time'
      if (kind === 'time') return []
      return [{ file: 'offers/offers.yaml', field: `${index}.hours.${end}`, reason: `${name} is no time of day` }]
    })
  )
