import { armarTextos, CATASTRO_COMPARTIDO, TEXTOS_DE_INMUEBLE } from '../textos-de-inmueble.ts';

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

const CON_ANCHO = CATASTRO_COMPARTIDO.filter((campo) => campo !== 'circunscripcion' && campo !== 'seccion');
const SECCION = /^[A-Z]{1,2}$/i;
const CON_LETRA = /^\d{1,4}[A-Z]{0,3}$/i;

type Etiqueta = { nombre: string; valor: string };
const CON_NUMERO = '(\\d{1,4}[a-z]{0,3})';
const ETIQUETAS: Readonly<Record<keyof Nomenclatura, Etiqueta>> = {
  circunscripcion: { nombre: 'circ[a-zó]*', valor: '([ivx]+|\\d{1,2})' },
  seccion: { nombre: 'sec[a-zó]*', valor: '([a-z]{1,2})' },
  chacra: { nombre: 'ch[a-z]*', valor: CON_NUMERO },
  quinta: { nombre: 'q(?:ta|uinta)', valor: CON_NUMERO },
  fraccion: { nombre: 'fr[a-zó]*', valor: '(\\d{1,4}[a-z]{0,3}|[ivx]+)' },
  manzana: { nombre: 'm(?:za?|zna|anz[a-z]*)', valor: CON_NUMERO },
  parcela: { nombre: 'p(?:c|arc[a-z]*)', valor: CON_NUMERO },
};

/** Undefined where it is not named, null where it is and its value is none. */
const leerEtiqueta = ({ nombre, valor }: Etiqueta, texto: string): string | null | undefined => {
  if (!new RegExp(`\\b${nombre}(?=[:.\\s\\d])`, 'i').test(texto)) return undefined;
  return new RegExp(`\\b${nombre}[:.\\s]*${valor}(?![\\p{L}\\d/])`, 'iu').exec(texto)?.[1] ?? null;
};

/** A part that is named and not read would make it another parcel. */
const conEtiquetas = (texto: string): Nomenclatura | null => {
  const leida = armarTextos(CATASTRO_COMPARTIDO, (campo) => leerEtiqueta(ETIQUETAS[campo], texto));
  if (Object.values(leida).includes(null) || !leida.circunscripcion || !leida.parcela) return null;
  return enOrden(armarTextos(CATASTRO_COMPARTIDO, (campo) => leida[campo] ?? ''));
};

const enOrden = (leida: Nomenclatura): Nomenclatura | null => {
  const circunscripcion = leerCircunscripcion(leida.circunscripcion);
  if (circunscripcion === null) return null;
  return { ...leida, circunscripcion: aRomano(circunscripcion), seccion: leida.seccion.toUpperCase() };
};

/** The first two and the last two by their place; between them, those that are named. */
const porPosicion = (texto: string): Nomenclatura | null => {
  const partes = texto.split(/\s*[-–/]\s*/);
  const [circunscripcion = '', seccion = ''] = partes;
  const [manzana = '', parcela = ''] = partes.slice(-2);
  const nombradas = partes.slice(2, -2).map((parte) => {
    const campo = CON_ANCHO.find((una) => typeof leerEtiqueta(ETIQUETAS[una], parte) === 'string');
    return campo ? ([campo, leerEtiqueta(ETIQUETAS[campo], parte) ?? ''] as const) : null;
  });
  const vale = SECCION.test(seccion) && CON_LETRA.test(manzana) && CON_LETRA.test(parcela);
  if (partes.length < 4 || !vale || nombradas.includes(null)) return null;
  const entreMedio = Object.fromEntries(nombradas.filter((una) => una !== null));
  return enOrden({ ...nomenclaturaVacia(), ...entreMedio, circunscripcion, seccion, manzana, parcela });
};

/** `III-C-70-16`, or with the names of its parts: `Circ. III, Secc. C, Ch. 4, Mz. 70, Parc. 16a`. Null where it is none. */
export const leerNomenclatura = (texto: string): Nomenclatura | null => {
  const limpia = texto.trim();
  return porPosicion(limpia) ?? conEtiquetas(limpia);
};

/** As `leerNomenclatura` reads it: what may be missing is named. */
export const formatNomenclatura = (nomenclatura: Nomenclatura): string =>
  CATASTRO_COMPARTIDO.filter((campo) => nomenclatura[campo] !== '')
    .map(
      (campo) =>
        (SIN_NOMBRE.some((otro) => otro === campo) ? '' : TEXTOS_DE_INMUEBLE[campo].corto) + nomenclatura[campo],
    )
    .join('-');
const SIN_NOMBRE = ['circunscripcion', 'seccion', 'manzana', 'parcela'] as const;

// ARBA's code: partido 3, circunscripción 2, sección 2, and each of the rest a number of 4 and letters of 3.
const ANCHO = 7;
const CODIGO = /^(\d{3})(\d{2})([0-9A-Z]{2})([0-9A-Z]{35})$/;

const codificar = (valor: string): string => {
  const romano = leerCircunscripcion(valor);
  if (romano !== null && !/^\d/.test(valor.trim())) return codificar(String(romano));
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
