/** What somebody typed to find a person, as it may be looked for. */
export type BusquedaDePersonas =
  | { por: 'todo' }
  | { por: 'numero'; digitos: string; codigos: readonly string[] }
  | { por: 'matricula'; comienzo: string }
  | { por: 'nombre'; palabras: readonly string[] };

const NUMERO = /^[\d.\-/ ]+$/;
const MATRICULA = /^([tr])[- ]?([\d.]*\d[\d.]*)$/i;
const CIFRAS_DEL_CODIGO = 5;
const CIFRAS_ANTES_DEL_PUNTO = 2;

const soloDigitos = (texto: string): string => texto.replace(/\D/g, '');

/** `T`, `12345` → `T-12.345`; fewer figures are the beginning of several. */
const armarCodigo = (letra: string, cifras: string): string =>
  `${letra.toUpperCase()}-${cifras.slice(0, CIFRAS_ANTES_DEL_PUNTO)}${
    cifras.length > CIFRAS_ANTES_DEL_PUNTO ? `.${cifras.slice(CIFRAS_ANTES_DEL_PUNTO)}` : ''
  }`;

/** Without accents nor capitals, as the names are kept. */
const simplificarNombre = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

export const leerBusquedaDePersonas = (escrito: string): BusquedaDePersonas => {
  const texto = escrito.trim();
  if (texto === '') return { por: 'todo' };
  const [, letra, cifras] = MATRICULA.exec(texto) ?? [];
  if (letra && cifras) return { por: 'matricula', comienzo: armarCodigo(letra, soloDigitos(cifras)) };
  const digitos = soloDigitos(texto);
  if (NUMERO.test(texto) && digitos !== '') {
    const codigos = digitos.length === CIFRAS_DEL_CODIGO ? ['T', 'R'].map((una) => armarCodigo(una, digitos)) : [];
    return { por: 'numero', digitos, codigos };
  }
  const palabras = simplificarNombre(texto)
    .split(/[\s,]+/)
    .filter((palabra) => palabra !== '');
  return palabras.length === 0 ? { por: 'todo' } : { por: 'nombre', palabras };
};
