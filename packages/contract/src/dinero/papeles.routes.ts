import { z } from 'zod';
import { zId, zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';

const zPapelParams = z.object({ id: zId, papel_id: zId });

const zPapelesDelLegajo = z.object({
  cvds: z.array(z.object({ id: z.number(), numero: z.string(), fecha: z.string(), anulado: z.boolean() })),
  recibos: z.array(
    z.object({ id: z.number(), numero: z.number(), fecha: z.string(), importe: z.string(), circuito: z.string() }),
  ),
});
export type PapelesDelLegajo = z.output<typeof zPapelesDelLegajo>;

/** What was printed of a file, for whoever reviews it. */
export const rutasDePapeles = defineRutas({
  papelesDelLegajo: {
    method: 'GET',
    path: '/colegio/legajos/:id/papeles',
    acceso: 'legajos.ver',
    resumen: 'Los certificados de visado y los recibos de un legajo',
    params: zIdParams,
    response: zPapelesDelLegajo,
  },
  cvdDelLegajo: {
    method: 'GET',
    path: '/colegio/legajos/:id/cvds/:papel_id/imprimir',
    acceso: 'legajos.ver',
    resumen: 'Un Certificado de Visado Definitivo del legajo, en PDF',
    params: zPapelParams,
    response: { binario: 'application/pdf' },
  },
  reciboDelLegajo: {
    method: 'GET',
    path: '/colegio/legajos/:id/recibos/:papel_id/imprimir',
    acceso: 'legajos.ver',
    resumen: 'Un recibo de un cupón del legajo, en PDF',
    params: zPapelParams,
    response: { binario: 'application/pdf' },
  },
});
