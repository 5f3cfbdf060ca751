import type { SiteId } from '../../domain/sites/site-id.ts'

export type Spelling = 'canadian' | 'american'

/** The sites whose English is not spelled as in Britain. */
export const spellingOfSite: Partial<Record<SiteId, Spelling>> = { ontario: 'canadian', philippines: 'american' }

/**
 * Words that are spelled otherwise, in small letters: `*` at the end is any ending, and is there in all three. Texts are written in British spelling. Part of a name,
 * as in Harbour Classic, is no entry.
 */
export const spellings: readonly (readonly [british: string, canadian: string, american: string])[] = [
  ['programme', 'program', 'program'],
  ['programmes', 'programs', 'programs'],
  ['recognis*', 'recogniz*', 'recogniz*'],
  ['organise*', 'organize*', 'organize*'],
  ['organising', 'organizing', 'organizing'],
  ['organisation*', 'organization*', 'organization*'],
  ['apologis*', 'apologiz*', 'apologiz*'],
  ['authoris*', 'authoriz*', 'authoriz*'],
  ['categoris*', 'categoriz*', 'categoriz*'],
  ['criticise*', 'criticize*', 'criticize*'],
  ['customis*', 'customiz*', 'customiz*'],
  ['emphasise*', 'emphasize*', 'emphasize*'],
  ['finalise*', 'finalize*', 'finalize*'],
  ['maximise*', 'maximize*', 'maximize*'],
  ['memoris*', 'memoriz*', 'memoriz*'],
  ['minimise*', 'minimize*', 'minimize*'],
  ['optimise*', 'optimize*', 'optimize*'],
  ['penalis*', 'penaliz*', 'penaliz*'],
  ['prioritis*', 'prioritiz*', 'prioritiz*'],
  ['randomis*', 'randomiz*', 'randomiz*'],
  ['realise*', 'realize*', 'realize*'],
  ['specialise*', 'specialize*', 'specialize*'],
  ['standardis*', 'standardiz*', 'standardiz*'],
  ['summarise*', 'summarize*', 'summarize*'],
  ['analyse', 'analyze', 'analyze'],
  ['analysed', 'analyzed', 'analyzed'],
  ['analysing', 'analyzing', 'analyzing'],
  ['behaviour*', 'behaviour*', 'behavior*'],
  ['colour*', 'colour*', 'color*'],
  ['favour*', 'favour*', 'favor*'],
  ['honour*', 'honour*', 'honor*'],
  ['neighbour*', 'neighbour*', 'neighbor*'],
  ['centre', 'centre', 'center'],
  ['centres', 'centres', 'centers'],
  ['centred', 'centred', 'centered'],
  ['metres', 'metres', 'meters'],
  ['licence*', 'licence*', 'license*'],
  ['practise*', 'practise*', 'practice*'],
  ['practising', 'practising', 'practicing'],
  ['defence*', 'defence*', 'defense*'],
  ['offence*', 'offence*', 'offense*'],
  ['cancelled', 'cancelled', 'canceled'],
  ['cancelling', 'cancelling', 'canceling'],
  ['travelled', 'travelled', 'traveled'],
  ['travelling', 'travelling', 'traveling'],
  ['labelled', 'labelled', 'labeled'],
  ['cheque*', 'cheque*', 'check*'],
  ['grey', 'grey', 'gray'],
  ['judgement*', 'judgment*', 'judgment*'],
  ['fulfil', 'fulfill', 'fulfill'],
  ['fulfils', 'fulfills', 'fulfills'],
  ['skilful*', 'skillful*', 'skillful*'],
  ['storeys', 'storeys', 'stories'],
  ['learnt', 'learned', 'learned'],
  ['towards', 'toward', 'toward']
]
