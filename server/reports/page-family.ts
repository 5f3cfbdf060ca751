/** The kinds of pages that are measured apart, by their screens; every other page is `other`. So many series a vital has, and no more. */
const measuredApart = ['home', 'download', 'promotions', 'tournaments', 'help', 'policy'] as const
export type PageFamily = (typeof measuredApart)[number] | 'other'

export const pageFamily = (screen: string | null): PageFamily => measuredApart.find(name => name === screen) ?? 'other'
