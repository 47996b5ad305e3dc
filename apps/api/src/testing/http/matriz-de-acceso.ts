import { AJUSTES } from './matriz/de-ajustes.ts';
import { ARANCELES } from './matriz/de-aranceles.ts';
import { AVISOS } from './matriz/de-avisos.ts';
import { BORRADORES } from './matriz/de-borradores.ts';
import { CERTIFICADOS } from './matriz/de-certificados.ts';
import { ENSAYOS } from './matriz/de-ensayos.ts';
import { IMPORTACIONES } from './matriz/de-importaciones.ts';
import { INFORMES } from './matriz/de-informes.ts';
import { REVISION } from './matriz/de-la-revision.ts';
import { SESION } from './matriz/de-la-sesion.ts';
import { HONORARIOS, LEGAJOS } from './matriz/de-legajos.ts';
import { LISTAS } from './matriz/de-listas.ts';
import { OPERADORES } from './matriz/de-operadores.ts';
import { PERSONAS } from './matriz/de-personas.ts';
import { PERSONA, REFERENCIAS } from './matriz/de-referencias-y-persona.ts';
import { TESORERIA } from './matriz/de-tesoreria.ts';
import { CUENTA, PAGOS } from './matriz/del-dinero.ts';
import { LIBRO } from './matriz/del-libro.ts';
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
  ...LIBRO,
  ...BORRADORES,
  ...CERTIFICADOS,
  ...OPERADORES,
  ...AVISOS,
  ...REVISION,
  ...PERSONAS,
  ...AJUSTES,
  ...ARANCELES,
  ...ENSAYOS,
  ...TESORERIA,
  ...ENSAYOS,
  ...ARANCELES,
  ...INFORMES,
  ...LISTAS,
  ...IMPORTACIONES,
};
