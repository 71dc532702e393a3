// <trade-in-offer partner="CODE" category="iphone" device="apple-iphone-14-128-gb" mode="business"></trade-in-offer>
// Shows the trade-in shop inside this page. Needs nothing, changes nothing outside of its element, and may be loaded twice.
;(() => {
  const { shops, paths, categories, title } = SETTINGS
  const VERSION = 1
  const TALLEST = 20000
  const told = { offer: ['device', 'category', 'price', 'currency'], trade: ['devices', 'value', 'currency'] }
  told.cart = told.offer
  if (customElements.get('trade-in-offer')) return

  class TradeInOffer extends HTMLElement {
    static observedAttributes = ['partner', 'category', 'device', 'mode']

    connectedCallback() {
      this.hear = (event) => this.listen(event)
      addEventListener('message', this.hear)
      this.show()
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear)
      this.leave()
    }

    attributeChangedCallback() {
      if (this.shadowRoot) this.show()
    }

    get origin() {
      return shops[this.getAttribute('mode') === 'business' ? 'business' : 'consumer']
    }

    get address() {
      const category = this.getAttribute('category')
      const device = this.getAttribute('device')
      const place = device
        ? paths.device + encodeURIComponent(device)
        : category
          ? paths.category + encodeURIComponent(categories[category] ?? category)
          : '/'
      const address = new URL(place, this.origin)
      if (this.hasAttribute('partner')) address.searchParams.set('partner', this.getAttribute('partner'))
      return address.href
    }

    show() {
      this.leave()
      if (!this.origin) return
      const frame = document.createElement('iframe')
      frame.title = this.title || title
      frame.loading = 'lazy'
      frame.referrerPolicy = 'strict-origin'
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
      )
      frame.style.cssText = 'display:block;width:100%;height:40rem;border:0'
      // Its script may not listen yet when the page stands: it is greeted until it answers.
      frame.addEventListener('load', () => this.greet(frame))
      frame.src = this.address
      this.frame = frame
      const room = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      room.replaceChildren(frame)
      this.style.display ||= 'block'
      this.ask(frame).catch(() => {})
    }

    // A page that the shop does not list would show a broken frame. Whoever may not ask, or gets no answer, sees the frame.
    async ask(frame) {
      const address = new URL(this.address)
      address.pathname = '/embed.json'
      const answer = await fetch(address).then((got) => got.json())
      if (!answer.framed && this.frame === frame) this.refuse()
    }

    refuse() {
      this.leave()
      const link = Object.assign(document.createElement('a'), {
        href: this.address,
        target: '_blank',
        rel: 'noopener',
        textContent: this.title || title,
      })
      this.shadowRoot.replaceChildren(this.childElementCount ? document.createElement('slot') : link)
    }

    leave() {
      clearInterval(this.greeting)
      this.frame?.remove()
      this.frame = undefined
    }

    greet(frame) {
      let left = 240
      const hello = () => {
        if (left-- === 0) clearInterval(this.greeting)
        else frame.contentWindow?.postMessage({ type: 'hello' }, this.origin)
      }
      clearInterval(this.greeting)
      this.greeting = setInterval(hello, 250)
      hello()
    }

    listen({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || origin !== this.origin) return
      if (data?.source !== 'umlauf' || data.version !== VERSION) return
      if (data.type === 'ready') clearInterval(this.greeting)
      if (data.type === 'height' && data.height > 0 && data.height <= TALLEST) {
        this.frame.style.height = `${Math.ceil(data.height)}px`
      }
      if (Object.hasOwn(told, data.type)) {
        const detail = Object.fromEntries(told[data.type].map((name) => [name, data[name]]))
        this.dispatchEvent(new CustomEvent(`trade-in:${data.type}`, { detail, bubbles: true, composed: true }))
      }
    }
  }

  customElements.define('trade-in-offer', TradeInOffer)
})()
