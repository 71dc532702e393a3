// Before React Router runs, a page that is seen again stands where it stood. Its own script for it fails loudly where a
// browser keeps nothing.
;(() => {
  try {
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    const y = JSON.parse(sessionStorage['react-router-scroll-positions'] ?? '{}')[history.state.key]
    if (typeof y === 'number') scrollTo(0, y)
  } catch {
    // It stands at its top.
  }
})()
