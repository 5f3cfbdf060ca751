import { expect, it } from 'vitest'
import { translationFaults } from './translation-faults.ts'

const prose = (source: string, text: string) =>
  translationFaults({ file: 'content/pages/home/*.yaml', source, text, locale: 'pl' })
const message = (source: string, text: string) =>
  translationFaults({ file: 'content/messages/*.json', source, text, locale: 'pl' })

it.each<[rule: string, source: string, text: string, fault: RegExp | null]>([
  ['"changed placeholders"', 'Within {time}.', 'W ciągu {czas}.', /other placeholders.*czas/],
  ['their order is the language’s own', '{a} before {b}', '{b} po {a}', null],
  ['"changed … tags": where a link leads', '[here](/help/)', '[tu](/pomoc/)', /other links/],
  ['anchors are named after the headings of their language', '[a](#money)', '[a](#pieniadze)', null],
  ['a row of a table', '| a |\n|---|\n| b |', '| a |\n|---|', /other blocks/],
  ['an item of a list', '- a\n- b', '- a', /other blocks/],
  ['whole marks of emphasis', '- **a.** b', '- ***a.** b', /mark of emphasis/],
  ['nothing', 'Text', ' ', /is empty/],
  ['another length is nobody’s business', 'Text', 'Znacznie dłuższy tekst', null]
])('pages: %s', (_rule, source, text, fault) => {
  if (fault) expect(prose(source, text).join()).toMatch(fault)
  else expect(prose(source, text)).toEqual([])
})

it.each<[rule: string, source: string, text: string, fault: RegExp | null]>([
  ['arguments', '{n, number} left', '{m, number} zostało', /arguments/],
  [
    'plural forms of its own language',
    '{n, plural, one {# seat} other {# seats}}',
    '{n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
    null
  ],
  ['no plural form of another', '{n, plural, one {a} other {b}}', '{n, plural, one {a} two {c} other {b}}', /two/],
  [
    'what is no message, in words and with its place',
    '{n}',
    'a {n',
    /no ICU message: a closing brace } is missing \(character 3\)/
  ],
  ['a choice without other', '{n, plural, other {a}}', '{n, plural, one {a}}', /the choice other {…} is missing/],
  ['what nobody has put into words is read as words', '{n}', '{n, number, }', /no ICU message: expect argument style/]
])('messages: %s', (_rule, source, text, fault) => {
  if (fault) expect(message(source, text).join()).toMatch(fault)
  else expect(message(source, text)).toEqual([])
})
