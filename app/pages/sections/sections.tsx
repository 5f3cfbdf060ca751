import { SectionList } from '../../features/sections/section-list.tsx'

/** A page that is sections alone: its page.yaml and its words say all of it. */
export const Sections = () => <SectionList />
