// A request that ends before the first paint shares the line with what the paint waits for, and no
// paint needs the manifest. Visitors without scripts find it linked in the page.
const manifest = document.createElement('link')
manifest.rel = 'manifest'
manifest.href = '/site.webmanifest'

new PerformanceObserver(() => document.head.append(manifest)).observe({
  type: 'paint',
  buffered: true,
})
