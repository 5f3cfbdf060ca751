import * as v from 'valibot'
import { isoDay, listOfUnique, pagePath } from '../record-fields.ts'

/** A page of the site map. */
type Page = { readonly path: string; readonly status: string }

const isLive = ({ status }: Page) => status === 'live'
const pattern = (written: string) => new RegExp(`^${written.replace('{slug}', '[a-z0-9-]+')}$`)
const isOn = (pages: readonly Page[], address: string) =>
  pages.some(({ path }) => path === address || pattern(path).test(address))

/** One renamed page. */
const redirect = (pages: readonly Page[]) =>
  v.strictObject({
    from: v.pipe(
      pagePath,
      v.check(
        address => !pages.some(({ path }) => path === address),
        'is the address of a page, which would never be seen again: rename the page first'
      )
    ),
    to: v.pipe(
      pagePath,
      v.check(address => isOn(pages.filter(isLive), address), 'leads to no page that is live: write the path of one')
    ),
    since: isoDay
  })

/** Pages that have been renamed: one step each, so that none leads round in a circle. In: the pages of the site map. */
export const redirects = (pages: readonly Page[]) =>
  v.pipe(
    listOfUnique(redirect(pages), 'from'),
    v.check(
      list => list.every(({ to }) => !list.some(({ from }) => from === to)),
      'one leads to the from of another: write the last address in both'
    )
  )

export type Redirect = v.InferOutput<ReturnType<typeof redirect>>
