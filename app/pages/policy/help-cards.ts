const scrollingTable = /<section class="table-scroll"[^>]*><table>\n?(.*?)<\/table><\/section>/gs

/**
 * Makes cards of the table of help services, one for each country, with the number as something to press. In: a policy's text as safe markup; a table
 * without telephone numbers, or of another shape, is left as it is.
 */
export function withHelpCards(html: string): string {
  return html.replace(scrollingTable, (whole, table: string) => {
    const [head = [], ...rows] = Array.from(table.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = '']) => cellsOf(row))
    if (!table.includes('href="tel:') || head.length !== 6) return whole
    const register = head[4] ?? ''
    return `<ul class="help-cards">${rows.map(cells => card(cells, register)).join('')}</ul>`
  })
}

function card([country, service, phone, site, register, remark]: readonly string[], registerLabel: string): string {
  const line = (html: string | undefined, name: string, label = '') =>
    html && html !== '—'
      ? `<p class="help-cards__${name}">${label && `<span class="muted text-note">${label}</span> `}${html}</p>`
      : ''
  return `<li class="panel panel--quiet"><h3>${country}</h3>${line(service, 'name')}${line(phone, 'call')}${line(site, 'site')}${line(register, 'register', registerLabel)}${line(remark, 'remark')}</li>`
}

const cellsOf = (row: string): string[] =>
  Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell.trim())
