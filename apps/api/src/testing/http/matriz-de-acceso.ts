import { AJUSTES } from './matriz/de-ajustes.ts';
import { AVISOS } from './matriz/de-avisos.ts';
import { BORRADORES } from './matriz/de-borradores.ts';
import { CERTIFICADOS } from './matriz/de-certificados.ts';
import { IMPORTACIONES } from './matriz/de-importaciones.ts';
import { REVISION } from './matriz/de-la-revision.ts';
import { SESION } from './matriz/de-la-sesion.ts';
import { HONORARIOS, LEGAJOS } from './matriz/de-legajos.ts';
import { OPERADORES } from './matriz/de-operadores.ts';
import { PERSONAS } from './matriz/de-personas.ts';
import { PERSONA, REFERENCIAS } from './matriz/de-referencias-y-persona.ts';
import { CUENTA, PAGOS } from './matriz/del-dinero.ts';
import type { Linea } from './matriz/lineas.ts';

export { type Celdas, type Envio, type Linea, QUIENES, type QuienLlama } from './matriz/lineas.ts';

export const MATRIZ: Readonly<Record<string, Linea>> = {
  ...SESION,
  ...REFERENCIAS,
  ...PERSONA,
  ...HONORARIOS,
  ...LEGAJOS,
  ...CUENTA,
  ...PAGOS,
  ...BORRADORES,
  ...CERTIFICADOS,
  ...OPERADORES,
  ...AVISOS,
  ...REVISION,
  ...PERSONAS,
  ...AJUSTES,
  ...IMPORTACIONES,
};
