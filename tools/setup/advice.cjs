'use strict'

/** What npm's output says, and what a person can do about it: first match wins. */
const causes = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 1 GB, then run the same command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|network/i,
    'The package registry cannot be reached. Check the connection, `npm config get registry` and `npm config get proxy`, then run the same command again.',
  ],
  [
    /SELF_SIGNED|CERT_|certificate/i,
    'The registry presents a certificate that Node does not know. Point NODE_EXTRA_CA_CERTS at your CA file.',
  ],
  [/E401|E403/i, 'The registry refuses access. Check `npm config get registry` and your login (`npm login`).'],
  [
    /E404/i,
    'The registry does not have a package that package-lock.json names. A mirror may be behind: check `npm config get registry`.',
  ],
  [/EACCES|EPERM/i, 'A file may not be written. Check who owns this folder and ~/.npm.'],
  [/EINTEGRITY/i, 'A download was damaged. Run `npm cache clean --force`, then the same command again.'],
  [
    /EUSAGE|not in sync|lockfileVersion/i,
    'package-lock.json does not match package.json. Restore both from the repository.',
  ],
  [/ENOENT.*npm|not found/i, 'npm was not found. Install Node with npm from https://nodejs.org.'],
]
const oldestNpm = 9

/** Lines for a failed `npm ci`: the advice, then the end of npm's own words. `answer` is spawnSync's result. */
function adviceFor(answer, npmVersion) {
  const output = [answer.error?.message, answer.stderr, answer.stdout].filter(Boolean).join('\n')
  const known = causes.find(([pattern]) => pattern.test(output))
  const lines = ['npm ci failed.']
  if (answer.signal === 'SIGKILL')
    lines.push('It was killed, most likely because memory ran out (about 1 GB is needed).')
  if (Number(npmVersion.split('.')[0]) < oldestNpm)
    lines.push(`npm ${npmVersion} is old. Update it first: npm install --global npm@10`)
  lines.push(known ? known[1] : 'What npm said is below.')
  return [...lines, '', ...output.trim().split('\n').slice(0, 12)]
}

module.exports = { adviceFor }
