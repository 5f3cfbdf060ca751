type Related = { slug: string; topics: readonly string[] }

/** The posts to read next: those that share most topics with a post, then the newest. In: all posts, the newest first, and the slug of the one being read. */
export function relatedPosts<Post extends Related>(posts: readonly Post[], slug: string, most = 3): Post[] {
  const read = posts.find(post => post.slug === slug)
  const shared = ({ topics }: Post) => topics.filter(topic => read?.topics.includes(topic)).length
  return posts
    .filter(post => post.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, most)
}
