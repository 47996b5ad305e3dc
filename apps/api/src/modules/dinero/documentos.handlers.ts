import { rutasDeCupones } from '@colega/contract/dinero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { imprimirComprobante, imprimirCupon } from './papeles/documentos.service.ts';

const { imprimirCupon: cupon, imprimirComprobante: comprobante } = rutasDeCupones;

type DepsDePapeles = { convenio: string | null; publicUrl: () => string };

export function registrarDocumentos(app: FastifyInstance, { convenio, publicUrl }: DepsDePapeles): void {
  const { reloj } = app;
  registrarRutas(
    app,
    { cupon, comprobante },
    {
      cupon: ({ params }, { db, sesion }) =>
        imprimirCupon(db, params.id, sesion.persona_id, { hoy: hoy(reloj), ahora: reloj(), convenio }),
      comprobante: ({ params }, { db, sesion }) =>
        imprimirComprobante(db, params.id, sesion.persona_id, { ahora: reloj(), publicUrl: publicUrl() }),
    },
  );
}
