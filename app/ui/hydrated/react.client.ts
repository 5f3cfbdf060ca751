/** The parts of React that bring parts of a page to life, in one module that is imported when the first part is due. */
export { createElement } from 'react'
export { hydrateRoot } from 'react-dom/client'
