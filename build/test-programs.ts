import { spawnSync } from 'node:child_process'
import { findOrInstall } from './debian-package.ts'

/** The path of a program, which the variable of its name gives; Debian's package is installed where there is none. Throws with what to install where that fails. */
function programOf(program: string, debian: string, purpose: string): string {
  const variable = program.toUpperCase()
  // Debian has some where an ordinary user's path does not lead.
  const places = [process.env[variable], program, `/usr/sbin/${program}`]
  const installed = () => places.find(path => path && spawnSync(path, ['-v']).error === undefined)
  const advice = `For ${purpose} install the package «${debian}», or set ${variable} to the path of ${program}.`
  return findOrInstall(installed, debian, purpose, advice)
}

export const nginxProgram = () => programOf('nginx', 'nginx-light', 'the test of the export')

export const promtoolProgram = () => programOf('promtool', 'prometheus', 'the test of the alerts')
