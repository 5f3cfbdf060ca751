import { expect, it } from 'vitest'
import { attributeOf, elementsOf, textOf } from '../../../tests/fixtures/html-elements.ts'
import { renderPart } from '../../../tests/fixtures/render-part.ts'
import { SignUpFields } from './sign-up-fields.tsx'

const form = renderPart(SignUpFields, { heading: 'h2', form: null }, '/download/')
const inputs = elementsOf(form, 'input')

it.each([
  ['an email address field', 'email', 'sign-up.email'],
  ['a password field', 'password', 'sign-up.password']
])('S2-40 A sign-up form shows %s', (_rule, type, label) => {
  const [input, ...others] = inputs.filter(element => attributeOf(element, 'type') === type)
  const labels = elementsOf(form, 'label').filter(element => attributeOf(element, 'for') === input?.attribs.id)
  expect(others).toEqual([])
  expect(labels.map(textOf)).toEqual([label])
})

it('S2-40 a password field with a hint, which the field names as its description', () => {
  const password = inputs.find(element => attributeOf(element, 'type') === 'password')
  const [hintId] = password?.attribs['aria-describedby']?.split(' ') ?? []
  const hint = elementsOf(form).find(element => attributeOf(element, 'id') === hintId)
  expect(hint && textOf(hint)).toBe('sign-up.password-hint 8 128')
})
