import type { RedirectGroup } from './redirect.ts'

export const spanishRedirects = [
  {
    to: { screen: 'home' },
    from: ['/inicio', '/portada', '/vender', '/productos', '/categorias', '/espana', '/españa', '/vender-movil'],
  },
  {
    to: { screen: 'home', fragment: 'cart' },
    from: ['/carrito', '/carrito/ver', '/cesta', '/cesta-de-venta', '/browser/carrito'],
  },
  {
    to: { screen: 'contact' },
    from: [
      '/ayuda',
      '/ayuda/faq',
      '/preguntas-frecuentes',
      '/atencion-al-cliente',
      '/atención-al-cliente',
      '/formulario-de-contacto',
      '/empresa/contacto',
      '/content/ayuda',
    ],
  },
  {
    to: { screen: 'content', topic: 'terms' },
    from: [
      '/condiciones',
      '/condiciones-generales',
      '/condiciones-de-venta',
      '/terminos-y-condiciones',
      '/términos-y-condiciones',
      '/cms/condiciones-generales',
      '/empresa/condiciones-generales',
      '/content/condiciones-generales',
    ],
  },
  {
    to: { screen: 'content', topic: 'aboutUs' },
    from: ['/quienes-somos', '/quiénes-somos', '/sobre-nosotros', '/nosotros', '/empresa', '/cms/quienes-somos'],
  },
  {
    to: { screen: 'content', topic: 'imprint' },
    from: ['/aviso-legal', '/informacion-legal', '/cms/aviso-legal', '/empresa/aviso-legal', '/pie-de-imprenta'],
  },
  {
    to: { screen: 'content', topic: 'press' },
    from: ['/prensa', '/sala-de-prensa', '/notas-de-prensa', '/cms/prensa', '/empresa/prensa'],
  },
  {
    to: { screen: 'content', topic: 'howItWorks' },
    from: ['/como-funciona', '/cómo-funciona', '/asi-funciona', '/como-vender', '/cms/como-funciona'],
  },
  {
    to: { screen: 'content', topic: 'privacy' },
    from: ['/privacidad', '/politica-de-privacidad', '/proteccion-de-datos', '/cms/privacidad'],
  },
  { to: { screen: 'content', topic: 'dataErasure' }, from: ['/borrado-de-datos', '/borrar-datos'] },
  { to: { screen: 'content', topic: 'packingTips' }, from: ['/consejos-de-embalaje', '/envio', '/embalaje'] },
] as const satisfies readonly RedirectGroup[]
