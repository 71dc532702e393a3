// What happens in the widget bubbles up to the page as events.
document.addEventListener('trade-in:offer', ({ detail }) => {
  const price = detail.price.toLocaleString('de-DE', { style: 'currency', currency: detail.currency })
  document.querySelector('#offered').textContent = `${detail.device}: ${price}`
})

document.addEventListener('trade-in:trade', ({ detail }) => {
  console.log(`${detail.devices} sold for ${detail.value} ${detail.currency}`)
})
