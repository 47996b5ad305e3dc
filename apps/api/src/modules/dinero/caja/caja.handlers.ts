import { rutasDeCaja } from '@colega/contract/dinero';
import { PIDE_EL_MEDIO } from '@colega/domain/dinero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { LISTA_DE_CAJA } from '../../referencias/datos/medios-de-caja.ts';
import { cobrarEnCaja } from './cobrar-en-caja.service.ts';
import { findOperacionesDeCobro } from './cobros-de-caja.repository.ts';
import { leerDeudaEnCaja } from './deuda-en-caja.service.ts';
import { emitirEnCaja } from './emitir-en-caja.service.ts';
import { leerCuponDeCaja } from './leer-cupon-de-caja.service.ts';
import { entregarMiCaja, leerMiCaja } from './mi-caja.service.ts';
import { imprimirReciboDeCaja } from './recibo-de-caja.service.ts';

type DepsDeCaja = { convenio: string | null; publicUrl: () => string };

export function registrarCaja(app: FastifyInstance, { convenio, publicUrl }: DepsDeCaja): void {
  const { reloj } = app;
  registrarRutas(app, rutasDeCaja, {
    opcionesDeCaja: async (_, { db }) => ({
      medios: LISTA_DE_CAJA.map(({ key, nombre }) => ({ key, nombre, pide: [...PIDE_EL_MEDIO[key]] })),
      bancos: (await leerBancos(db)).ofrecidos(hoy(reloj)),
    }),
    cuponDeCaja: ({ query: { codigo, fecha = hoy(reloj) } }, { db, operador }) =>
      leerCuponDeCaja(db, operador, { codigo, fecha, hoy: hoy(reloj), convenio }),
    deudaEnCaja: ({ params: { id }, query: { cupon } }, { db, operador }) =>
      leerDeudaEnCaja(db, { operador, id, cupon, hoy: hoy(reloj) }),
    emitirEnCaja: ({ params: { id }, body }, { db, operador, sesion }) =>
      emitirEnCaja(db, {
        ...{ operador, autor: autorColegio(sesion), ahora: reloj(), hoy: hoy(reloj) },
        pedido: { ...body, persona_id: id },
      }),
    cobrarEnCaja: ({ body }, { db, operador, sesion }) =>
      cobrarEnCaja(db, { cobro: body, operador, autor: autorColegio(sesion), ahora: reloj(), hoy: hoy(reloj) }),
    miCaja: (_, { db, sesion }) => leerMiCaja(db, { quien: autorColegio(sesion).username, hoy: hoy(reloj) }),
    entregarMiCaja: ({ body }, { db, sesion }) => {
      const ahora = reloj();
      return entregarMiCaja(db, { ...body, autor: autorColegio(sesion), ahora, hoy: hoy(() => ahora) });
    },
    reciboDeCaja: async ({ params: { id } }, { db, operador }) => {
      const suyas = await findOperacionesDeCobro(db, id);
      if (suyas.length === 0) throw errorNoEncontrado();
      for (const una of suyas) exigirAlcance(operador, 'cuentas.ver', una);
      return imprimirReciboDeCaja(db, id, { ahora: reloj(), publicUrl: publicUrl() });
    },
  });
}
