import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { postFaults, storyFaults } from './text-faults.ts'

const post = content.posts.find(({ charts, notes }) => charts?.length === 1 && notes?.length === 2)
if (!post?.charts || !post.notes) throw new Error('No post has a chart and two notes')
const { charts, notes, ...plain } = post
const [chart] = charts
if (!chart) throw new Error('The post has no chart')
const languages = Object.keys(post.words).length

it.each<[rule: string, posts: Parameters<typeof postFaults>[0], faults: number]>([
  ['those of the site', content.posts, 0],
  [
    'a figure in the margin that is not there',
    [{ ...post, notes: notes.map(note => ({ ...note, figure: 'noSuch' })) }],
    2
  ],
  [
    'a chart of a figure that is not there',
    [{ ...post, charts: [{ ...chart, figures: ['noSuch', 'oddsBet', 'oddsBet'] }] }],
    1
  ],
  ['figures of two kinds', [{ ...post, charts: [{ ...chart, figures: ['oddsPot', 'oddsNeeded', 'oddsBet'] }] }], 1],
  ['more figures than names', [{ ...post, charts: [{ ...chart, figures: [...chart.figures, 'oddsBet'] }] }], languages],
  ['a section that no language has', [{ ...post, charts: [{ ...chart, section: 40 }] }], languages],
  ['a note without words', [{ ...post, notes: [...notes, ...notes.slice(0, 1)] }], languages],
  ['words without a chart', [{ ...plain, notes }], languages]
])('S2-68 notes and charts of a post: %s', (_rule, posts, faults) => {
  expect(postFaults(posts, content.figures)).toHaveLength(faults)
})

const [person] = content.ambassadors
if (!person?.told) throw new Error('The first ambassador tells of no hand')
const { told } = person
const at = (section: number) => [{ ...person, told: { ...told, section } }]
const { told: _none, ...silent } = person

it.each<[rule: string, ambassadors: typeof content.ambassadors, files: number]>([
  ['those of the site', content.ambassadors, 0],
  ['one who tells of none', [silent], 0],
  ['a section that no language has', at(9), Object.keys(person.words).length]
])('S2-67 a hand is beside a section of its story: %s', (_rule, ambassadors, files) => {
  expect(storyFaults(ambassadors)).toHaveLength(files)
})
