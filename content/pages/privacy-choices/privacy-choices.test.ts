import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'

const { fr, en } = content.pages['privacy-choices']

it('the text that asks has one version in every language', () => {
  expect(fr.textVersion).toBe(en.textVersion)
  expect(String(en.textVersion)).toMatch(/^\d{8}$/)
})

it('nobody is told that no tool is loaded where one is', () => {
  expect([fr.ask.presumed, en.ask.presumed].filter(text => /Aucun outil|No measurement tool/.test(text))).toEqual([])
  expect([fr.ask.text, en.ask.text].filter(text => /Aucun outil|No measurement tool/.test(text))).toHaveLength(2)
})
