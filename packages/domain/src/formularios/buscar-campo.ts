import type { Campo, TipoDeCampo } from './formulario.ts';

const TRANSPARENTES: ReadonlySet<TipoDeCampo> = new Set(['fila', 'desplegable', 'activador']);

export type CampoHallado = {
  campo: Campo;
  fila?: number;
  resto: readonly string[];
  lugar: readonly (number | string)[];
};

const leerLugar = (clave: string): number | string => (/^\d+$/.test(clave) ? Number(clave) : clave);

const buscarAdentro = (campo: Campo, claves: readonly string[], indice: number): CampoHallado => {
  const [clave = '', ...otras] = claves;
  const fila = campo.tipo === 'incrementador' && /^\d+$/.test(clave) ? Number(clave) : undefined;
  const hallado = buscar(campo.campos, fila === undefined ? claves : otras);
  if (!hallado) return { campo, resto: claves, lugar: [indice, ...claves.map(leerLugar)] };
  const lugar = [indice, ...(fila === undefined ? [] : [fila]), ...hallado.lugar];
  return { ...hallado, ...(fila !== undefined && hallado.fila === undefined && { fila }), lugar };
};

const buscar = (campos: readonly Campo[], claves: readonly string[]): CampoHallado | null => {
  for (const [indice, campo] of campos.entries()) {
    const propias = campo.ruta.split('.');
    if (claves.length > 0 && propias.every((clave, i) => clave === claves[i]))
      return buscarAdentro(campo, claves.slice(propias.length), indice);
    const alLado = TRANSPARENTES.has(campo.tipo) ? buscar(campo.campos, claves) : null;
    if (alLado) return { ...alLado, lugar: [indice, ...alLado.lugar] };
  }
  return null;
};

/** The field at a path, or the nearest thing around it; null when no definition knows it. */
export const buscarCampo = (campos: readonly Campo[], ruta: string): CampoHallado | null =>
  buscar(campos, ruta.split('.'));

export const nombrarCampo = ({ campo, fila, resto }: CampoHallado): string => {
  if (resto.length > 0) return campo.nombres?.[resto.at(-1) ?? ''] ?? campo.etiqueta;
  if (campo.numerado && fila !== undefined) return `${campo.etiqueta} ${fila + 1}`;
  return campo.unidad && campo.tipo !== 'numero' ? `${campo.etiqueta} (en ${campo.unidad})` : campo.etiqueta;
};

export const compararLugares = (uno: CampoHallado['lugar'], otro: CampoHallado['lugar']): number => {
  const i = uno.findIndex((parte, j) => parte !== otro[j]);
  if (i < 0) return uno.length - otro.length;
  const [a, b] = [uno[i], otro[i]];
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
};
