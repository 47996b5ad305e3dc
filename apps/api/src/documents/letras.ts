/** What the embedded Roboto draws (letras.test.ts checks each letter): nothing else may reach a template. */
const DIBUJABLES = [
  ...['\\n', ' -~', '\\u00a0-\\u017f', '\\u018f', '\\u0192', '\\u01a0\\u01a1\\u01af\\u01b0', '\\u01fa-\\u01ff'],
  ...['\\u0218-\\u021b', '\\u02c6\\u02c7', '\\u0300\\u0301\\u0303\\u0309\\u0323', '\\u0384-\\u038a\\u038c'],
  ...['\\u038e-\\u03a1', '\\u03a3-\\u03ce', '\\u0400-\\u0482', '\\u048a-\\u0513', '\\u1e9e', '\\u1ea0-\\u1ef9'],
  ...['\\u2010\\u2011\\u2013-\\u2015', '\\u2017-\\u201e', '\\u2020-\\u2022', '\\u2026', '\\u2030\\u2032\\u2033'],
  ...['\\u2039\\u203a', '\\u2044', '\\u2070\\u2074-\\u208e', '\\u20a3\\u20a4\\u20a6-\\u20ac', '\\u2105\\u2113\\u2116'],
  ...['\\u2122\\u2126', '\\u215b-\\u215e', '\\u2202\\u2206\\u220f\\u2211\\u2212', '\\u221a\\u221e\\u222b\\u2248'],
  ...['\\u2260\\u2264\\u2265', '\\u25a0\\u25ca', '\\ufb01\\ufb02', '\\ufffd'],
].join('');
const SIN_DIBUJO = new RegExp(`[^${DIBUJABLES}]`, 'u');
const INVISIBLES = /\p{Default_Ignorable_Code_Point}/gu;
const DE_CONTROL = /[^\P{Cc}\n]/gu;

/** S-431: replaces each sign that the font lacks; the foot of the paper says so. */
export const REEMPLAZO = '\ufffd';
const signos = new Intl.Segmenter('es', { granularity: 'grapheme' });

const dibujado = (signo: string): string => {
  const visible = signo.replace(INVISIBLES, '');
  return SIN_DIBUJO.test(visible) ? REEMPLAZO : visible;
};

/** A text as papers can draw it: names come in any writing and from any keyboard. */
export const imprimible = (texto: string): string => {
  const limpio = texto.normalize('NFC').replace(DE_CONTROL, ' ');
  if (!SIN_DIBUJO.test(limpio)) return limpio;
  return [...signos.segment(limpio)].map(({ segment }) => dibujado(segment)).join('');
};

export const escribirImprimible = (valor: unknown): string =>
  JSON.stringify(valor, (_, parte: unknown) => (typeof parte === 'string' ? imprimible(parte) : parte));
