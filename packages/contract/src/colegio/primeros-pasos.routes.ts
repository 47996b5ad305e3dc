import { PASOS } from '@colega/domain/colegio';
import { z } from 'zod';
import { defineRutas } from '../route/route.ts';
import { zCierreDePrimerosPasos, zPasoPorMarcar, zPrimerosPasos } from './primeros-pasos.schemas.ts';

const PRIMEROS_PASOS = '/colegio/primeros_pasos';
const PASO = { acceso: 'colegio.configurar', response: zPrimerosPasos } as const;

export const rutasDePrimerosPasos = defineRutas({
  primerosPasos: {
    ...PASO,
    method: 'GET',
    path: PRIMEROS_PASOS,
    resumen: 'Los ocho pasos del primer día, y hasta dónde se llegó',
  },
  marcarPaso: {
    ...PASO,
    method: 'PUT',
    path: `${PRIMEROS_PASOS}/:paso`,
    resumen: 'Dice que un paso está hecho, que se saltea o que queda por hacer',
    params: z.object({ paso: z.enum(PASOS) }),
    body: zPasoPorMarcar,
  },
  cerrarPrimerosPasos: {
    ...PASO,
    method: 'PUT',
    path: PRIMEROS_PASOS,
    resumen: 'Deja de recordarlos en Inicio, o los recuerda otra vez',
    body: zCierreDePrimerosPasos,
  },
});
