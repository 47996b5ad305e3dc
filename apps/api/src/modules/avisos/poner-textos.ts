import type { Bloque, Carta } from '../../correo/carta.ts';
import { llenar } from '../../correo/llenar.ts';
import type { TextosDeCarta } from './textos-de-avisos.ts';

/** Each line is a paragraph. */
const parrafos = (texto: string, datos: Carta['datos']): Bloque[] =>
  texto
    .split('\n')
    .filter((renglon) => renglon.trim() !== '')
    .map((renglon) => ({ parrafo: llenar(renglon, datos) }));

/** With how the college begins it and ends it. */
export const ponerTextos = <C extends Pick<Carta, 'datos' | 'cuerpo' | 'caso'>>(
  carta: C,
  { apertura, otras_aperturas, cierre }: Pick<TextosDeCarta, 'apertura' | 'otras_aperturas' | 'cierre'>,
  colegio: string,
): C => {
  const datos = { colegio, ...carta.datos };
  const comienza = (carta.caso && otras_aperturas[carta.caso]) ?? apertura;
  return { ...carta, cuerpo: [...parrafos(comienza, datos), ...carta.cuerpo, ...parrafos(cierre, datos)] };
};
