import * as v from 'valibot'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { livePages } from '../../app/site/site-map/site-map.ts'
import { isoDay, listOfUnique, pagePath } from '../record-fields.ts'

const pattern = (written: string) => new RegExp(`^${written.replace('{slug}', '[a-z0-9-]+')}$`)
const isOn = (rows: readonly { path: string }[], address: string) =>
  rows.some(row => row.path === address || pattern(row.path).test(address))

/** One renamed page. */
const redirect = v.strictObject({
  from: v.pipe(
    pagePath,
    v.check(
      address => !siteMap.some(row => row.path === address),
      'is the address of a page, which would never be seen again: rename the page first'
    )
  ),
  to: v.pipe(
    pagePath,
    v.check(address => isOn(livePages(), address), 'leads to no page that is live: write the path of one')
  ),
  since: isoDay
})

/** Pages that have been renamed: one step each, so that none leads round in a circle. */
export const redirects = v.pipe(
  listOfUnique(redirect, 'from'),
  v.check(
    list => list.every(({ to }) => !list.some(({ from }) => from === to)),
    'one leads to the from of another: write the last address in both'
  )
)

export type Redirect = v.InferOutput<typeof redirect>
