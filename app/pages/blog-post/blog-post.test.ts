import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown } from '../../features/blog/posts-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { BlogPost } from './blog-post.tsx'

const List = () => createElement(PostList, { posts: postsShown(usePage()) })
const minutesIn = (markup: string) => Array.from(markup.matchAll(/blog\.minutes (\d+)/g), ([, minutes]) => minutes)

it('a post takes as long to read on its own page as in the list', () => {
  const listed = renderPart(List, {}).split('<li ').slice(1)
  expect(listed.length).toBeGreaterThan(3)
  for (const card of listed) {
    const [, path = ''] = /href="([^"]+)"/.exec(card) ?? []
    const [own] = minutesIn(renderPart(BlogPost, {}, path))
    expect([path, own]).toEqual([path, minutesIn(card)[0]])
    expect(own).toBeDefined()
  }
})
