import type { FilaDeLista } from '@colega/domain/colegio';
import { type ClaveDeCobrador, NOMBRES_DE_COBRADORES } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { leerJson } from '../../../leer-datos.ts';
import { countCobradoDesde } from './efectos.repository.ts';

const { cobradores } = leerJson(
  'rendiciones.json',
  z.object({
    cobradores: z.array(z.object({ clave: z.string(), acredita: z.object({ medios: z.array(z.string()) }) })),
  }),
);
const DIAS_DE_LO_ULTIMO = 31;

const decirLoCobrado = (veces: number): string =>
  veces === 0
    ? ''
    : `, cobró ${veces === 1 ? 'una vez' : `${veces.toLocaleString('es-AR')} veces`} en los últimos ${DIAS_DE_LO_ULTIMO} días`;

/** Of each collector that is used no more, that it goes on collecting, and how much it did lately (S-1240). */
export const decirLosSinUso = async (
  db: Db,
  { anteriores, filas, hoy }: { anteriores: readonly FilaDeLista[]; filas: readonly FilaDeLista[]; hoy: Fecha },
): Promise<string[]> => {
  const seUsaba = (clave: string) => anteriores.find(({ cobrador }) => cobrador === clave)?.se_usa !== 'no';
  const dichos: string[] = [];
  for (const { cobrador = '', se_usa } of filas) {
    if (se_usa !== 'no' || !seUsaba(cobrador)) continue;
    const medios = cobradores.find(({ clave }) => clave === cobrador)?.acredita.medios ?? [];
    const veces = await countCobradoDesde(db, medios, sumarDias(hoy, 1 - DIAS_DE_LO_ULTIMO));
    const nombre = NOMBRES_DE_COBRADORES[cobrador as ClaveDeCobrador];
    dichos.push(
      `${nombre}, que no se usa más${decirLoCobrado(veces)}: con esto no deja de cobrarse por él, eso lo apaga quien lleva el servidor.`,
    );
  }
  return dichos;
};
