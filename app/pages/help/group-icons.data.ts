import type { Subject } from '../../../content/pages/sections.schema.ts'

/** The line drawing of each subject, on a square of 24, by the id of its group. */
export const groupIcons: Readonly<Record<string, string>> = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-4 3.6-7 8-7s8 3 8 7',
  client: 'M3 5h18v12H3zM9 21h6M12 17v4',
  verification:
    'M3 5h18v14H3zM8.5 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M5.5 16c.6-1.2 1.6-1.8 3-1.8s2.4.6 3 1.8M14.5 10H18M14.5 14H18',
  money: 'M7 4v14M3.5 14.5 7 18l3.5-3.5M17 20V6M13.5 9.5 17 6l3.5 3.5',
  table: 'M12 6c5 0 9 2.7 9 6s-4 6-9 6-9-2.7-9-6 4-6 9-6M10 10h4v4h-4z',
  tournaments: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.5 3.3 5M17 6h3c0 3-1 4.5-3.3 5M12 14v6M8 20h8',
  limits: 'm12 3 8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6zM9 12l2 2 4-4',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9',
  offers: 'M4 12V4h8l9 9-8 8zM8.5 8.5h.01'
}

/** What is drawn above its questions. */
export const groupSubjects: Readonly<Record<string, Subject>> = {
  account: 'badge',
  client: 'box',
  verification: 'passport',
  money: 'card',
  table: 'clock',
  tournaments: 'ticket',
  limits: 'gauge',
  website: 'browser',
  offers: 'calendar'
}
