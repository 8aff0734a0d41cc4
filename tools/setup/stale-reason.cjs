'use strict'
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/**
 * Why `npm ci` has to run in `root`, or undefined when node_modules holds what package-lock.json says. Compared by what
 * is installed, not by file dates, which a checkout or a copy changes.
 */
function staleReason(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return 'node_modules is missing'
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const installed = readJson(installedFile).packages
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) continue
    const name = path.replace(/^.*node_modules\//, '')
    if (!installed[path]) return `${name} is missing`
    if (installed[path].version !== entry.version) return `${name} is ${installed[path].version}, not ${entry.version}`
    if (!existsSync(join(root, path, 'package.json'))) return `${name} was deleted`
  }
  return undefined
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

module.exports = { staleReason }
