// A browser runs this before Scalar: the inline styles that Scalar writes go through the page's nonce or CSSOM, so that the page's policy
// admits them.
(() => {
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.content ?? '';
  const { createElement } = Document.prototype;
  const { setAttribute } = Element.prototype;
  const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

  Document.prototype.createElement = function (...pedido) {
    const elemento = createElement.apply(this, pedido);
    if (elemento.localName === 'style') elemento.nonce = nonce;
    return elemento;
  };
  Element.prototype.setAttribute = function (nombre, valor) {
    if (nombre === 'style' && this.style) this.style.cssText = valor;
    else setAttribute.call(this, nombre, valor);
  };
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...html,
    set(texto) {
      // A text has its < escaped, so what lies between < and style= is a tag.
      html.set.call(this, String(texto).replace(/(<[^<>]*\s)style=/g, '$1data-estilo='));
      for (const elemento of this.querySelectorAll('[data-estilo]')) {
        elemento.style.cssText = elemento.dataset.estilo;
        delete elemento.dataset.estilo;
      }
    },
  });
})();
