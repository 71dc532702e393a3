// What a page without the shop's scripts does all the same: it ends the thanks for a sale, and says how much lies in the cart.
;(() => {
  try {
    const kept = JSON.parse(localStorage['umlauf.checkout'])
    const { state, version } = kept
    if (state.transactionId) {
      state.transactionId = 0
      localStorage['umlauf.checkout'] = JSON.stringify(kept)
    }
    const count = state.cart.reduce((sum, { quantity }) => sum + quantity, 0)
    const cart = document.getElementById('cart')
    if (version !== 2 || !(count > 0)) return
    cart.ariaLabel = cart.ariaLabel.replace(/\d+/, count)
    const sign = document.createElement('span')
    sign.className = 'icon-link__count'
    sign.textContent = count
    cart.append(sign)
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
})()
