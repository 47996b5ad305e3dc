const enNumeros = (version) => version.split(/[.-]/, 3).map(Number);

function noEsAnterior(version, desde) {
  const [suya, pedida] = [enNumeros(version), enNumeros(desde)];
  const distinta = suya.findIndex((numero, i) => numero !== (pedida[i] || 0));
  return distinta < 0 || suya[distinta] > (pedida[distinta] || 0);
}

/** Understands the forms of `engines` that package.json uses: `^22.22.2 || >=26`. */
export const alcanza = (version, pedido) =>
  pedido.split(' || ').some((rango) => {
    const [, signo, desde] = /^(\^|>=)([\d.]+)$/.exec(rango);
    const esDeSuLinea = signo === '>=' || enNumeros(version)[0] === enNumeros(desde)[0];
    return esDeSuLinea && noEsAnterior(version, desde);
  });
