// Starts the site from its production folder, or one of the operator's commands (`offers`, `content-archive`, `backup`, `restore`, `rules`, `export`, `doctor`), from any working folder. Plain script: an older Node has to read it to be refused.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const { engines, config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const environment = { ...config.environment, NODE_ENV: 'production', ...process.env }

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(engines.node.replace(/\D+/, ''), 10))
  refuse(`Node ${engines.node} is needed, this is ${process.version}: install it, or start with the path of one.`)
if (!existsSync(join(folder, 'node_modules')))
  refuse(`The packages of the site are missing: run «npm ci» in ${folder} first.`)
if (!environment.DATA_DIR)
  refuse('DATA_DIR is not set: name a folder that can be written and that stays when this release goes.')
environment.ASSETS_DIR ||= join(environment.DATA_DIR, 'assets')

// Paths are meant from where the command was given; the site reads its own files from its folder.
for (const name of ['DATA_DIR', 'ASSETS_DIR', 'CONTENT_DIR', 'GEO_DATABASE'])
  if (environment[name]) environment[name] = resolve(environment[name])
environment.STARTED_IN = process.cwd()
process.chdir(folder)

// The process becomes the server: one process, which gets the signals. Windows cannot do that, and takes no flags.
const command = process.argv.slice(2)
const script = command.length > 0 ? 'operator.js' : 'main.js'
const args = [process.execPath, ...process.execArgv, ...config.flags, join(folder, 'server', script), ...command]
if (process.platform !== 'win32') process.execve(process.execPath, args, environment)
Object.assign(process.env, environment)
await import(`./server/${script}`)

function refuse(line) {
  console.error(line)
  process.exit(1)
}
