/** Shows what lies in the cart. Put off, because a click beside an open menu closes it. */
export function openCart(): void {
  setTimeout(() => document.querySelector('#cart details')?.setAttribute('open', ''))
}
