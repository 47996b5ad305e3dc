import { EVENTOS, type Evento } from '../avisos/eventos.ts';
import { TIPOS_DE_CERTIFICADO } from '../certificados/tipos.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';

/** What a college may say or not. */
export const TEXTOS_LIBRES = ['despedida_de_cartas', 'pie_de_cartas', 'pie_de_papeles'] as const;
/** What every letter says, and every paper. */
export const TEXTOS_COMUNES = ['saludo_de_cartas', ...TEXTOS_LIBRES] as const;
const PARTES_DE_AVISO = ['asunto', 'motivo'] as const;
type TextoDeAviso = `${(typeof PARTES_DE_AVISO)[number]}.${Evento}`;

/** What each paper says under its body; the six certificates, each by its type. */
export const PAPELES_CON_LEYENDA = [
  ...(['cupon', 'recibo', 'presupuesto', 'planilla', 'cvd'] as const),
  ...TIPOS_DE_CERTIFICADO,
  ...(['credencial', 'resumen_anual', 'cierre'] as const),
] as const;
export type PapelConLeyenda = (typeof PAPELES_CON_LEYENDA)[number];
type ClaveDeLeyenda = `papel.${PapelConLeyenda}`;
export const claveDeLeyenda = (papel: PapelConLeyenda): ClaveDeLeyenda => `papel.${papel}`;
const LEYENDAS: readonly ClaveDeLeyenda[] = PAPELES_CON_LEYENDA.map(claveDeLeyenda);

export type ClaveDeTexto = (typeof TEXTOS_COMUNES)[number] | ClaveDeLeyenda | TextoDeAviso;

export const CLAVES_DE_TEXTO: readonly ClaveDeTexto[] = [
  ...TEXTOS_COMUNES,
  ...LEYENDAS,
  ...EVENTOS.flatMap((evento) => PARTES_DE_AVISO.map((parte) => `${parte}.${evento}` as const)),
];
export const esClaveDeTexto = (clave: string): clave is ClaveDeTexto => CLAVES_DE_TEXTO.some((una) => una === clave);
export const esLeyenda = (clave: ClaveDeTexto): boolean => LEYENDAS.some((una) => una === clave);
export const esTextoLibre = (clave: ClaveDeTexto): boolean =>
  esLeyenda(clave) || TEXTOS_LIBRES.some((una) => una === clave);
export const esTextoComun = (clave: ClaveDeTexto): boolean => TEXTOS_COMUNES.some((una) => una === clave);

/** Of a college that says no other. */
export const SALUDO_DE_ENTRADA = 'Hola, {nombre}:';

/** The most that a text has, whatever it is of. */
export const LARGO_DE_LEYENDA = 600;
/** The foot of a paper has two lines, and the back of a card nine. */
const LARGOS: Readonly<Record<string, number>> = { pie_de_papeles: 160, 'papel.credencial': 300 };
export const largoDeTexto = (clave: string): number =>
  LARGOS[clave] ?? (clave.startsWith('papel.') ? LARGO_DE_LEYENDA : 400);

/** What a letter fills in: `{legajo}`. */
export const datosDelTexto = (texto: string): string[] =>
  [...texto.matchAll(/\{(\w*)\}/g)].map(([, dato = '']) => dato);

/** Those of the first load are the ones that its letter knows how to fill in. */
export const validarTexto = (clave: ClaveDeTexto, texto: string, original: string): Problema<CodigoDeColegio>[] => {
  if (texto.trim() === '') return esTextoLibre(clave) ? [] : [{ codigo: 'dato_requerido', campo: 'texto' }];
  const maximo = largoDeTexto(clave);
  if (texto.length > maximo) return [{ codigo: 'celda_larga', campo: 'texto', datos: { maximo } }];
  const conocidos = datosDelTexto(original);
  const otro = datosDelTexto(texto).find((dato) => !conocidos.includes(dato));
  if (otro === undefined) return [];
  const hay = conocidos.length === 0 ? 'ninguno' : conocidos.map((dato) => `{${dato}}`).join(', ');
  return [{ codigo: 'texto_con_otro_dato', campo: 'texto', datos: { dato: `{${otro}}`, hay } }];
};
