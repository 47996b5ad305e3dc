import { type ClaveDeTexto, parteDeCarta } from '@colega/domain/colegio';
import { datosDeCarta } from '../avisos/textos-de-avisos.ts';
import { TEXTOS_DE_ENTRADA } from './datos-del-colegio.ts';

const PERSONA_DE_EJEMPLO = 'Ana Paz';

/** What it said when it came with the program, and what may be filled in, with an example of each. */
export const fabricaDeTexto = (
  clave: ClaveDeTexto,
  colegio: string,
): { de_entrada: string; datos: Readonly<Record<string, string>> } => {
  const suya = parteDeCarta(clave);
  const deTodas: Record<string, string> = clave === 'saludo_de_cartas' ? { nombre: PERSONA_DE_EJEMPLO } : {};
  return { de_entrada: TEXTOS_DE_ENTRADA[clave], datos: suya ? datosDeCarta(suya.evento, colegio) : deTodas };
};
