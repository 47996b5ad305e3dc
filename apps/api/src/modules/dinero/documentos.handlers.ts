import { rutasDeCupones, rutasDePapeles } from '@colega/contract/dinero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { exigirLegajo } from '../legajos/colegio/revision.service.ts';
import { imprimirCvd } from '../legajos/cvd/cvd.service.ts';
import { imprimirComprobante, imprimirCupon, qrDeCupon } from './papeles/documentos.service.ts';
import { exigirPapel, leerPapeles } from './papeles/papeles-del-legajo.service.ts';

const { imprimirCupon: cupon, imprimirComprobante: comprobante, qrDeCupon: qr } = rutasDeCupones;

type DepsDePapeles = { convenio: string | null; publicUrl: () => string };

export function registrarDocumentos(app: FastifyInstance, { convenio, publicUrl }: DepsDePapeles): void {
  const { reloj } = app;
  registrarRutas(
    app,
    { cupon, comprobante, qr },
    {
      qr: ({ params }, { db, sesion }) => qrDeCupon(db, params.id, sesion.persona_id, { hoy: hoy(reloj), convenio }),
      cupon: ({ params }, { db, sesion }) =>
        imprimirCupon(db, params.id, sesion.persona_id, { hoy: hoy(reloj), ahora: reloj(), convenio }),
      comprobante: ({ params }, { db, sesion }) =>
        imprimirComprobante(db, params.id, sesion.persona_id, { ahora: reloj(), publicUrl: publicUrl() }),
    },
  );
  registrarRutas(app, rutasDePapeles, {
    papelesDelLegajo: async ({ params: { id } }, { db, operador }) => {
      await exigirLegajo(db, operador, 'legajos.ver', id);
      return leerPapeles(db, id);
    },
    cvdDelLegajo: async ({ params: { id, papel_id } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
      await exigirPapel(db, id, 'cvds', papel_id);
      return imprimirCvd(db, papel_id, persona_id, { publicUrl: publicUrl(), hoy: hoy(reloj) });
    },
    reciboDelLegajo: async ({ params: { id, papel_id } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
      await exigirPapel(db, id, 'recibos', papel_id);
      return imprimirComprobante(db, papel_id, persona_id, { ahora: reloj(), publicUrl: publicUrl() });
    },
  });
}
