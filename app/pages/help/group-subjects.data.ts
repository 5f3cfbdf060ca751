import type { Subject } from '../../../content/pages/sections.schema.ts'

/** What is drawn on the tile of a group and beside its questions, by the id of the group. */
export const groupSubjects: Readonly<Record<string, Subject>> = {
  account: 'badge',
  client: 'box',
  verification: 'passport',
  money: 'card',
  table: 'table',
  tournaments: 'ticket',
  limits: 'gauge',
  website: 'browser',
  offers: 'tag'
}
