import type { GenericSchema } from 'valibot'
import { gamesPages } from './games.schema.ts'
import { homePages } from './home.schema.ts'
import { learningPages } from './learning.schema.ts'
import { moneyPages } from './money.schema.ts'
import { peoplePages } from './people.schema.ts'
import { promotionsPages } from './promotions.schema.ts'
import { roomPages } from './room.schema.ts'
import { rulesPages } from './rules.schema.ts'
import { tournamentsPages } from './tournaments.schema.ts'

/** The schemas of pages with words of their own, by the folder of the page. A new page is a line in the file of its family. */
export const pageSchemas = {
  ...homePages,
  ...roomPages,
  ...gamesPages,
  ...tournamentsPages,
  ...promotionsPages,
  ...learningPages,
  ...moneyPages,
  ...peoplePages,
  ...rulesPages
} as const satisfies Record<string, GenericSchema>
