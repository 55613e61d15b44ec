import { standInSettings } from '../../dev/stand-in.ts'
import { copyProject, withoutFacts } from '../support/copy-project.ts'
import { FACTLESS_PORT, STAND_IN_ADDRESS } from '../support/site-under-test.ts'
import { startSite } from '../support/start-site.ts'

// The sites that the browser tests visit: with every fact of the owner's, and with none.
await Promise.all([
  startSite(copyProject('with-facts')),
  startSite(copyProject('without-facts', withoutFacts), {
    SITE_PORT: FACTLESS_PORT,
    ...standInSettings(STAND_IN_ADDRESS),
  }),
])
console.log('Both sites are served.')
