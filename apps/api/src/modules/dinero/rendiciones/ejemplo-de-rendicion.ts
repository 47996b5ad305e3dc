import { readFile } from 'node:fs/promises';
import { type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { rutaDesdeRaiz } from '../../../raiz.ts';
import { leerOrigen, type OrigenLeido } from './origenes.ts';

const ARCHIVOS: Readonly<Record<OrigenLeido['formato'], string>> = {
  ...{ siro: 'siro.txt', link: 'link.txt', banco: 'banco.csv' },
};

export const nombreDeEjemplo = (formato: OrigenLeido['formato']): string => ARCHIVOS[formato];

/** In them `{-4}` is the day of four days ago: the three go together, and are of this week whenever they are read (S-1104). */
const ponerDias = (texto: string, formato: OrigenLeido['formato'], hoy: Fecha): string =>
  texto.replace(/\{(-?\d+)\}/g, (_, dias: string) => {
    const dia = sumarDias(hoy, Number(dias));
    return formato === 'banco' ? formatFecha(dia) : dia.replaceAll('-', '');
  });

/** With the ends of line that they write. Throws 404. */
export const leerEjemplo = async (db: Db, clave: string, hoy: Fecha): Promise<Uint8Array> => {
  const origen = await leerOrigen(db, clave);
  if (!origen) throw errorNoEncontrado();
  const texto = await readFile(rutaDesdeRaiz('data/ejemplos-de-rendicion', ARCHIVOS[origen.formato]), 'utf8');
  return Buffer.from(ponerDias(texto, origen.formato, hoy).replace(/\r?\n/g, '\r\n'), 'utf8');
};
