import { EVENTOS, type Evento } from '../avisos/eventos.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';

/** What a college may say or not. */
export const TEXTOS_LIBRES = ['pie_de_cartas'] as const;
const PARTES_DE_AVISO = ['asunto', 'motivo'] as const;
type TextoDeAviso = `${(typeof PARTES_DE_AVISO)[number]}.${Evento}`;
export type ClaveDeTexto = (typeof TEXTOS_LIBRES)[number] | TextoDeAviso;

export const CLAVES_DE_TEXTO: readonly ClaveDeTexto[] = [
  ...TEXTOS_LIBRES,
  ...EVENTOS.flatMap((evento) => PARTES_DE_AVISO.map((parte) => `${parte}.${evento}` as const)),
];
export const esClaveDeTexto = (clave: string): clave is ClaveDeTexto => CLAVES_DE_TEXTO.some((una) => una === clave);
export const esTextoLibre = (clave: ClaveDeTexto): boolean => TEXTOS_LIBRES.some((una) => una === clave);

/** What a letter fills in: `{legajo}`. */
export const datosDelTexto = (texto: string): string[] =>
  [...texto.matchAll(/\{(\w*)\}/g)].map(([, dato = '']) => dato);

/** Those of the first load are the ones that its letter knows how to fill in. */
export const validarTexto = (clave: ClaveDeTexto, texto: string, original: string): Problema<CodigoDeColegio>[] => {
  if (texto.trim() === '') return esTextoLibre(clave) ? [] : [{ codigo: 'dato_requerido', campo: 'texto' }];
  const conocidos = datosDelTexto(original);
  const otro = datosDelTexto(texto).find((dato) => !conocidos.includes(dato));
  if (otro === undefined) return [];
  const hay = conocidos.length === 0 ? 'ninguno' : conocidos.map((dato) => `{${dato}}`).join(', ');
  return [{ codigo: 'texto_con_otro_dato', campo: 'texto', datos: { dato: `{${otro}}`, hay } }];
};
