// A request that ends before the first paint shares the line with what the paint waits for, and no
// paint needs the manifest. Visitors without scripts find it linked in the page.
const link = document.createElement('link')
link.rel = 'manifest'
link.href = '/site.webmanifest'

new PerformanceObserver((_paints, observer) => {
  observer.disconnect()
  document.head.append(link)
}).observe({ type: 'paint', buffered: true })
