import process from 'node:process'

// JavaScript, and loaded first, because Node 20 cannot run TypeScript.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `This project runs on its own Node 24, but only Node ${process.versions.node} was found. ` +
      'Run `npm ci` again, without --ignore-scripts, to install it.',
  )
  process.exit(1)
}
