import { type ObservacionTipo, zPuntoDeControl } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import { campoDeLegajo, nombreDeCampo } from '@colega/domain/legajos';
import { z } from 'zod';
import { leerJson } from '../../../leer-datos.ts';
import { deVigencia, estaVigente } from './vigencia.ts';

const zCampo = z
  .string()
  .refine((campo) => campoDeLegajo(campo) !== null, 'no es un dato de un legajo')
  .nullable();

const zListaDeControl = z.object({
  rubros: z.array(z.string()).min(1),
  ...deVigencia,
  supuesto: z.string(),
  puntos: z.array(zPuntoDeControl.extend({ campo: zCampo })).min(1),
});
const zObservacionDelColegio = z.object({
  ...{ campo: zCampo, texto: z.string().min(1) },
  ...deVigencia,
  supuesto: z.string(),
});

/** S-578. */
const LISTAS = leerJson('listas-de-control.json', z.array(zListaDeControl));
/** S-575. */
const OBSERVACIONES = leerJson('observaciones-tipo.json', z.array(zObservacionDelColegio));

/** What whoever reviews a file of that rubro looks at; empty when the college says nothing of it. */
export const controlDe = (rubro: string, dia: Fecha): z.output<typeof zPuntoDeControl>[] =>
  LISTAS.find((lista) => lista.rubros.includes(rubro) && estaVigente(lista, dia))?.puntos ?? [];

export const observacionesTipo = (dia: Fecha): ObservacionTipo[] =>
  OBSERVACIONES.filter((una) => estaVigente(una, dia)).map(({ campo, texto }) => ({
    ...{ campo, texto },
    nombre: nombreDeCampo(campo),
  }));
