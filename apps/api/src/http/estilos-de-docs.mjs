// Read by a browser, before Scalar: what it writes as inline styles is said in the ways that the page's policy admits, with the
// nonce of the page or by the object of the style (CSSOM), so that nothing is opened to it.
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
      // a text has its < escaped: what is between < and style= is a tag
      html.set.call(this, String(texto).replace(/(<[^<>]*\s)style=/g, '$1data-estilo='));
      for (const elemento of this.querySelectorAll('[data-estilo]')) {
        elemento.style.cssText = elemento.dataset.estilo;
        delete elemento.dataset.estilo;
      }
    },
  });
})();
