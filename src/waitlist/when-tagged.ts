import { TAG_CARRIER } from './tag-carrier.ts'

// Few visitors come by a tagged address; the others are spared these lines.
if (window.location.search) void import(/* @vite-ignore */ TAG_CARRIER)
