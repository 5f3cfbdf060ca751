import { assetHeaders, type HeaderFacts, type HostFile } from './host-files.ts'
import { literal, quoted } from './nginx-text.ts'

/** The part for `server {}`, after `set $export_root …` and beside a `location @origin` of the operator's. */
export function nginxLocations(
  files: readonly HostFile[],
  { pageHeaders, commonHeaders, cacheTag }: Omit<HeaderFacts, 'localeCookie'>
): string {
  const headers = (values: Readonly<Record<string, string>>, always = '') =>
    Object.entries(values).map(([name, value]) => `  add_header ${name} ${quoted(value)}${always};`)
  const answer = (type: string, of: readonly string[]) => [
    '  types {}',
    `  default_type ${quoted(type)};`,
    '  root $export_root;',
    '  error_page 404 @export_missing;',
    ...of
  ]
  const page = (type: string, policy: readonly string[]) =>
    answer(type, [
      '  error_page 418 = @origin;',
      '  if (-f $export_root/off) {',
      '    return 418;',
      '  }',
      '  if ($export_route = origin) {',
      '    return 418;',
      '  }',
      ...policy,
      ...headers({ ...pageHeaders, 'Cache-Tag': cacheTag, 'Last-Modified': '' }),
      '  try_files $export_file =404;'
    ])
  const groups = Map.groupBy(files, ({ type, caching, forOthers }) => JSON.stringify([type, caching, forOthers]))
  const fileLocations = [...groups.values()].map(group => {
    const [{ type, caching, forOthers } = { type: '', caching: '', forOthers: undefined }] = group
    const paths = [...new Set(group.map(({ pathname }) => literal(pathname)))].sort()
    return block(
      `~ "^(?:${paths.join('|')})$"`,
      answer(type, [
        ...headers({
          ...commonHeaders,
          ...(forOthers && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
          'Cache-Control': caching,
          'Cache-Tag': cacheTag
        }),
        '  try_files /$export_folder$uri =404;'
      ])
    )
  })
  return [
    '# Made by «npm run export». It belongs inside server {}, after «set $export_root {folder of the export};» and beside a «location @origin».',
    '# nginx makes its validators of time and size, which two classes of visitors may share.',
    'etag off;',
    'if_modified_since off;',
    'absolute_redirect off;',
    'gzip_vary on;',
    ...Object.entries({ ...commonHeaders, 'Referrer-Policy': 'origin', 'Cache-Control': 'no-cache' }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)};`
    ),
    'if ($export_redirect) {',
    '  return 301 $export_redirect$is_args$args;',
    '}',
    block('/', [
      ...page('text/html; charset=utf-8', [
        '  add_header Content-Security-Policy $export_policy;',
        '  add_header Cross-Origin-Opener-Policy $export_opener;',
        '  add_header Set-Cookie $export_cookie;'
      ])
    ]),
    block('~ "/_payload\\.json$"', page('application/json; charset=utf-8', [])),
    ...fileLocations,
    block('/builds/', [
      '  root $export_root;',
      '  types {}',
      '  default_type "application/json; charset=utf-8";',
      ...headers({ ...commonHeaders, 'Cache-Control': 'no-cache' }),
      '  error_page 418 = @origin;',
      '  try_files /$export_folder$uri @origin;'
    ]),
    block('^~ /assets/', [
      '  root $export_root/$export_folder;',
      '  gzip_static on;',
      `  types { ${assetTypes} }`,
      '  charset utf-8;',
      '  charset_types text/javascript text/css;',
      ...headers({ ...commonHeaders, ...assetHeaders }),
      '  try_files $uri @origin;'
    ]),
    block('@export_missing', [
      '  types {}',
      '  default_type "text/html; charset=utf-8";',
      '  root $export_root;',
      '  add_header Content-Security-Policy $export_missing_policy always;',
      ...headers({ ...pageHeaders, 'Cache-Tag': cacheTag }, ' always'),
      '  try_files /$export_folder$export_class_folder$export_missing =404;'
    ]),
    ''
  ].join('\n')
}

const block = (name: string, lines: readonly string[]) => [`location ${name} {`, ...lines, '}'].join('\n')

const assetTypes =
  'text/javascript js; text/css css; application/json json; image/svg+xml svg; image/webp webp; image/avif avif; image/png png; image/jpeg jpg; image/x-icon ico; font/woff2 woff2;'
