import { EVENTOS, type Evento } from '../avisos/eventos.ts';
import { TIPOS_DE_CERTIFICADO } from '../certificados/tipos.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';
import { type ClaveDeCarta, OTRAS_APERTURAS, PARTES_DE_CARTA, parteDeCarta } from './textos-de-cartas.ts';

/** What a college may say or not. */
export const TEXTOS_LIBRES = ['despedida_de_cartas', 'pie_de_cartas', 'pie_de_papeles'] as const;
/** What every letter says, and every paper. */
export const TEXTOS_COMUNES = ['saludo_de_cartas', ...TEXTOS_LIBRES] as const;

/** What each paper says under its body; the six certificates, each by its type. */
export const PAPELES_CON_LEYENDA = [
  ...(['cupon', 'recibo', 'presupuesto', 'planilla', 'cvd'] as const),
  ...TIPOS_DE_CERTIFICADO,
  ...(['credencial', 'resumen_anual', 'cierre'] as const),
] as const;
export type PapelConLeyenda = (typeof PAPELES_CON_LEYENDA)[number];
/** Those that the college signs: a technician signs their own (S-1233). */
export const PAPELES_CON_FIRMA = [
  'recibo',
  'cvd',
  'resumen_anual',
  'cierre',
] as const satisfies readonly PapelConLeyenda[];
export type PapelConFirma = (typeof PAPELES_CON_FIRMA)[number];
type ClaveDeLeyenda = `papel.${PapelConLeyenda}`;
type ClaveDeFirma = `firma.${PapelConFirma}`;
export const claveDeLeyenda = (papel: PapelConLeyenda): ClaveDeLeyenda => `papel.${papel}`;
export const claveDeFirma = (papel: PapelConFirma): ClaveDeFirma => `firma.${papel}`;
const LEYENDAS: readonly ClaveDeLeyenda[] = PAPELES_CON_LEYENDA.map(claveDeLeyenda);
const FIRMAS: readonly ClaveDeFirma[] = PAPELES_CON_FIRMA.map(claveDeFirma);

export type ClaveDeTexto = (typeof TEXTOS_COMUNES)[number] | ClaveDeLeyenda | ClaveDeFirma | ClaveDeCarta;

const clavesDeCarta = (evento: Evento): ClaveDeCarta[] => [
  ...PARTES_DE_CARTA.map((parte): ClaveDeCarta => `${parte}.${evento}`),
  ...(OTRAS_APERTURAS[evento] ?? []).map((cuando): ClaveDeCarta => `apertura.${evento}.${cuando}`),
];

export const CLAVES_DE_TEXTO: readonly ClaveDeTexto[] = [
  ...TEXTOS_COMUNES,
  ...LEYENDAS,
  ...FIRMAS,
  ...EVENTOS.flatMap(clavesDeCarta),
];
export const esClaveDeTexto = (clave: string): clave is ClaveDeTexto => CLAVES_DE_TEXTO.some((una) => una === clave);
export const esLeyenda = (clave: ClaveDeTexto): boolean => LEYENDAS.some((una) => una === clave);
export const esFirma = (clave: string): boolean => FIRMAS.some((una) => una === clave);
export const esTextoComun = (clave: ClaveDeTexto): boolean => TEXTOS_COMUNES.some((una) => una === clave);
export const esDeCarta = (clave: ClaveDeTexto): clave is ClaveDeCarta => parteDeCarta(clave) !== null;

/** Of a college that says no other. */
export const SALUDO_DE_ENTRADA = 'Hola, {nombre}:';

/** The most that a text has, whatever it is of. */
export const LARGO_DE_TEXTO = 1000;
const LARGO_DE_LEYENDA = 600;
/** The foot of a paper has two lines, and the back of a card nine. */
const LARGOS: Readonly<Record<string, number>> = { pie_de_papeles: 160, 'papel.credencial': 300 };
export const largoDeTexto = (clave: string): number => {
  if (parteDeCarta(clave)?.cuerpo) return LARGO_DE_TEXTO;
  if (esFirma(clave)) return 160;
  return LARGOS[clave] ?? (clave.startsWith('papel.') ? LARGO_DE_LEYENDA : 400);
};

/** How many lines it may have. Of a letter, each is a paragraph; of a signature, who, the post and of what. */
export const renglonesDeTexto = (clave: string): number => {
  if (parteDeCarta(clave)?.cuerpo) return 12;
  if (esFirma(clave)) return 3;
  return clave.startsWith('papel.') && clave !== 'papel.credencial' ? 8 : 1;
};

/** As it is kept: each line without blanks around it, and none empty. What has one line is one. */
export const ordenarTexto = (clave: string, texto: string): string => {
  const renglones = texto
    .split(/\r\n|\r|\n/)
    .map((renglon) => renglon.replace(/\s+/g, ' ').trim())
    .filter((renglon) => renglon !== '');
  return renglones.join(renglonesDeTexto(clave) === 1 ? ' ' : '\n');
};

/** What a letter fills in: `{legajo}`. */
export const datosDelTexto = (texto: string): string[] => [
  ...new Set([...texto.matchAll(/\{(\w*)\}/g)].map(([, dato = '']) => dato)),
];

/** What the program brought, and what can be filled in. */
export type TextoDeFabrica = { de_entrada: string; datos: readonly string[] };

/** May be left empty: what nobody said at first, and the end of a letter that tells nothing there that is nowhere else. */
export const esTextoLibre = (clave: string, de_entrada: string): boolean => {
  if (clave.startsWith('cierre.')) return datosDelTexto(de_entrada).length === 0;
  return de_entrada === '' || TEXTOS_LIBRES.some((una) => una === clave);
};

const nombrar = (datos: readonly string[]): string =>
  datos.length === 0 ? 'ninguno' : datos.map((dato) => `{${dato}}`).join(', ');

/** A brace by itself is a datum badly written: it would be read as it is. */
const LLAVE_SUELTA = /[{}]/;

const problemaDeDatos = (
  clave: string,
  texto: string,
  { de_entrada, datos }: TextoDeFabrica,
): Problema<CodigoDeColegio>[] => {
  const otro = datosDelTexto(texto).find((dato) => !datos.includes(dato));
  const hay = nombrar(datos);
  if (otro !== undefined) return [{ codigo: 'texto_con_otro_dato', campo: 'texto', datos: { dato: `{${otro}}`, hay } }];
  if (datos.length > 0 && LLAVE_SUELTA.test(texto.replace(/\{\w+\}/g, '')))
    return [{ codigo: 'texto_con_llave_suelta', campo: 'texto', datos: { hay } }];
  if (!parteDeCarta(clave)?.cuerpo) return [];
  const faltan = datosDelTexto(de_entrada).filter((dato) => !datosDelTexto(texto).includes(dato));
  if (faltan.length === 0) return [];
  return [{ codigo: 'texto_sin_su_dato', campo: 'texto', datos: { faltan: nombrar(faltan) } }];
};

/** What can be filled in is what its letter knows; what carries a datum of its own keeps it. */
export const validarTexto = (
  clave: ClaveDeTexto,
  escrito: string,
  fabrica: TextoDeFabrica,
): Problema<CodigoDeColegio>[] => {
  const texto = ordenarTexto(clave, escrito);
  if (texto === '')
    return esTextoLibre(clave, fabrica.de_entrada) ? [] : [{ codigo: 'dato_requerido', campo: 'texto' }];
  const maximo = largoDeTexto(clave);
  if (texto.length > maximo) return [{ codigo: 'celda_larga', campo: 'texto', datos: { maximo } }];
  const renglones = renglonesDeTexto(clave);
  if (texto.split('\n').length > renglones)
    return [{ codigo: 'texto_de_muchos_renglones', campo: 'texto', datos: { maximo: renglones } }];
  return problemaDeDatos(clave, texto, fabrica);
};
