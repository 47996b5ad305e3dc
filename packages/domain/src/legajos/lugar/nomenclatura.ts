import { armarTextos, CATASTRO_COMPARTIDO } from '../textos-de-inmueble.ts';

/** What tells a parcel within its partido; empty where it has none. */
export type Nomenclatura = Record<(typeof CATASTRO_COMPARTIDO)[number], string>;

export const nomenclaturaVacia = (): Nomenclatura => armarTextos(CATASTRO_COMPARTIDO, () => '');

const ROMANOS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
const MAXIMA_CIRCUNSCRIPCION = 39;

const aRomano = (numero: number): string => {
  let [resto, texto] = [numero, ''];
  for (const [valor, letra] of ROMANOS)
    for (; resto >= valor; resto -= valor) {
      texto += letra;
    }
  return texto;
};

/** `3`, `03` or `iii`; null where it is none. */
const leerCircunscripcion = (texto: string): number | null => {
  const limpia = texto.trim().toUpperCase();
  if (/^\d{1,2}$/.test(limpia)) return Number(limpia) > 0 ? Number(limpia) : null;
  for (let numero = 1; numero <= MAXIMA_CIRCUNSCRIPCION; numero += 1) if (aRomano(numero) === limpia) return numero;
  return null;
};

const SECCION = /^[A-Z]{1,2}$/i;
const CON_LETRA = /^\d{1,4}[A-Z]{0,3}$/i;

const ETIQUETAS: Readonly<Record<keyof Nomenclatura, RegExp>> = {
  circunscripcion: /\bcirc[a-zó]*[:.\s]+([ivx]+|\d{1,2})\b/i,
  seccion: /\bsec[a-zó]*[:.\s]+([a-z]{1,2})\b/i,
  chacra: /\bch(?:acra)?[:.\s]*(\d{1,4}[a-z]{0,3})\b/i,
  quinta: /\bq(?:ta|uinta)[:.\s]*(\d{1,4}[a-z]{0,3})\b/i,
  fraccion: /\bfr[a-zó]*[:.\s]+(\d{1,4}[a-z]{0,3})\b/i,
  manzana: /\bm(?:za?|anz(?:ana)?)[:.\s]*(\d{1,4}[a-z]{0,3})\b/i,
  parcela: /\bp(?:c|arc(?:ela)?)[:.\s]*(\d{1,4}[a-z]{0,3})\b/i,
};

const conEtiquetas = (texto: string): Nomenclatura | null => {
  const leida = armarTextos(CATASTRO_COMPARTIDO, (campo) => ETIQUETAS[campo].exec(texto)?.[1] ?? '');
  return leida.circunscripcion !== '' && leida.parcela !== '' ? enOrden(leida) : null;
};

const enOrden = (leida: Nomenclatura): Nomenclatura | null => {
  const circunscripcion = leerCircunscripcion(leida.circunscripcion);
  if (circunscripcion === null) return null;
  return { ...leida, circunscripcion: aRomano(circunscripcion), seccion: leida.seccion.toUpperCase() };
};

const porPosicion = (texto: string): Nomenclatura | null => {
  const partes = texto.split(/\s*[-–/]\s*/);
  const [circunscripcion = '', seccion = '', manzana = '', parcela = ''] = partes;
  const vale = partes.length === 4 && SECCION.test(seccion) && CON_LETRA.test(manzana) && CON_LETRA.test(parcela);
  return vale ? enOrden({ ...nomenclaturaVacia(), circunscripcion, seccion, manzana, parcela }) : null;
};

/** `III-C-70-16`, or with the names of its parts: `Circ. III, Secc. C, Ch. 4, Mz. 70, Parc. 16a`. Null where it is none. */
export const leerNomenclatura = (texto: string): Nomenclatura | null => {
  const limpia = texto.trim();
  return porPosicion(limpia) ?? conEtiquetas(limpia);
};

export const formatNomenclatura = (nomenclatura: Nomenclatura): string =>
  CATASTRO_COMPARTIDO.map((campo) => nomenclatura[campo])
    .filter(Boolean)
    .join('-');

// ARBA's code: partido 3, circunscripción 2, sección 2, and each of the rest a number of 4 and letters of 3.
const ANCHO = 7;
const CON_ANCHO = CATASTRO_COMPARTIDO.filter((campo) => campo !== 'circunscripcion' && campo !== 'seccion');
const CODIGO = /^(\d{3})(\d{2})([0-9A-Z]{2})([0-9A-Z]{35})$/;

const codificar = (valor: string): string => {
  const [, numero = '', letras = ''] = /^(\d*)([A-Z]*)$/.exec(valor.trim().toUpperCase()) ?? [];
  return numero.padStart(4, '0') + letras.padStart(3, '0');
};

const decodificar = (parte: string): string =>
  parte.slice(0, 4).replace(/^0+/, '') + parte.slice(4).replaceAll('0', '');

/** As ARBA keys a parcel (`cca`, 42 characters). `partido` is its ARBA code. Null where a part does not fit. */
export const codigoCatastral = (partido: string, nomenclatura: Nomenclatura): string | null => {
  const circunscripcion = leerCircunscripcion(nomenclatura.circunscripcion) ?? 0;
  const seccion = nomenclatura.seccion.toUpperCase().padStart(2, '0');
  const resto = CON_ANCHO.map((campo) => codificar(nomenclatura[campo])).join('');
  const codigo = `${partido}${String(circunscripcion).padStart(2, '0')}${seccion}${resto}`;
  return CODIGO.test(codigo) ? codigo : null;
};

/** Null where it is none of ARBA's. */
export const leerCodigoCatastral = (codigo: string): { partido: string; nomenclatura: Nomenclatura } | null => {
  const [, partido, circunscripcion, seccion, resto] = CODIGO.exec(codigo.trim().toUpperCase()) ?? [];
  if (!partido || !circunscripcion || !seccion || !resto) return null;
  const con = armarTextos(CON_ANCHO, (campo) => {
    const desde = CON_ANCHO.indexOf(campo) * ANCHO;
    return decodificar(resto.slice(desde, desde + ANCHO));
  });
  const nomenclatura = {
    ...nomenclaturaVacia(),
    ...con,
    circunscripcion: aRomano(Number(circunscripcion)),
    seccion: seccion.replace(/^0+/, ''),
  };
  return { partido, nomenclatura };
};
