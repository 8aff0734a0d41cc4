'use strict'
// The first thing `npm start`, `npm test`, `npm run dev` and `npm run bench` run, on whatever Node is there: installs
// what is missing, then runs the tool named in its arguments under the project's own Node. Plain CommonJS without
// packages, because none may be there yet.

const minimumNode = 20
if (Number(process.versions.node.split('.')[0]) < minimumNode) {
  console.error(`Kerb needs Node ${minimumNode} or later to set itself up; this is Node ${process.versions.node}.`)
  console.error('Install a current Node from https://nodejs.org (or: nvm install 24), then run the same command again.')
  process.exit(1)
}

const { spawn, spawnSync } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { basename, delimiter, dirname, join, sep } = require('node:path')
const { staleReason } = require('./stale-reason.cjs')
const { adviceFor } = require('./advice.cjs')
// biome-ignore lint/correctness/useImportExtensions: the code, not its types
const { holdRoom } = require('./ports.cjs')

const root = dirname(dirname(__dirname))
const windows = process.platform === 'win32'
const projectNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const wantedMajor = Number(readFileSync(join(root, '.nvmrc'), 'utf8').trim())

/** PATH without this project's own node_modules/.bin, which `npm ci` is about to delete. */
const outerPath = (process.env.PATH || '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  .join(delimiter)

function outerNode() {
  if (!process.execPath.startsWith(join(root, 'node_modules') + sep)) return process.execPath
  const found = outerPath.split(delimiter).map((folder) => join(folder, basename(process.execPath)))
  return found.find(existsSync) || process.execPath
}

function npm(args) {
  const given = process.env.npm_execpath
  const env = { ...process.env, PATH: outerPath }
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  if (given && basename(given).startsWith('npm')) return spawnSync(outerNode(), [given, ...args], options)
  return spawnSync('npm', args, { ...options, shell: windows })
}

function step(name, run) {
  const started = Date.now()
  process.stdout.write(`${name} … `)
  const result = run()
  console.log(`${result ? 'done' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}

function stop(lines) {
  console.error(`\n${lines.join('\n')}\n`)
  process.exit(1)
}

function majorOf(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(/^v(\d+)\./.exec(answer.stdout)?.[1]) : 0
}

function install(reason) {
  let answer
  const done = step(`Installing packages (${reason})`, () => {
    answer = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    return answer.status === 0
  })
  if (!done) stop(adviceFor(answer, npm(['--version']).stdout.trim()))
}

/** The package `node` brings its binary by an install script, which npm leaves out when scripts are switched off. */
function prepareNode() {
  if (majorOf(projectNode) === wantedMajor) return projectNode
  const done = step(`Fetching Node ${wantedMajor} for this project`, () => {
    npm(['rebuild', 'node', '--ignore-scripts=false'])
    if (majorOf(projectNode) === wantedMajor) return true
    spawnSync(outerNode(), ['installArchSpecificPackage.js'], {
      cwd: join(root, 'node_modules', 'node'),
      env: { ...process.env, PATH: outerPath },
    })
    return majorOf(projectNode) === wantedMajor
  })
  if (done) return projectNode
  if (majorOf(process.execPath) >= wantedMajor) return process.execPath
  return stop([
    `The project's own Node ${wantedMajor} could not be fetched (node_modules/node).`,
    `Check that install scripts may run (npm config get ignore-scripts) and that the registry can be reached, then run the same command again.`,
    `Or run it with Node ${wantedMajor} itself: nvm install ${wantedMajor}.`,
  ])
}

/** Tools that open the local shop, which takes ports and the state of this folder. */
const serving = [join('tools', 'start.ts'), join('tools', 'dev.ts')]

async function run([tool, ...rest]) {
  const isServing = serving.includes(join(tool))
  const release = isServing && (await holdRoom(root, process.env).catch(({ message }) => stop([message])))
  const reason = staleReason(root)
  if (reason) install(reason)
  const node = prepareNode()
  const path = [join(root, 'node_modules', '.bin'), dirname(node), outerPath].join(delimiter)
  const child = spawn(node, [join(root, tool), ...rest], {
    stdio: ['inherit', 'inherit', 'inherit', ...(release ? ['ipc'] : [])],
    env: { ...process.env, PATH: path },
  })
  // The tool asks for the ports once it opens them itself (serve/take-ports.ts).
  if (release) child.once('message', () => release().then(() => child.disconnect()))
  // Ctrl-C reaches the tool by itself; this process only has to outlive it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // npm passes SIGTERM to a shell that dies of it alone: when nobody waits here any more, the tool has to stop too.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code))
}

void run(process.argv.slice(2))
