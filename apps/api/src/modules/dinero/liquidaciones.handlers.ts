import { rutasDeLiquidaciones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Peticion } from '@colega/contract/route';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { exigirPropia } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoConSesion } from '../../http/rutas.ts';
import { armarPagina } from '../referencias/lista.ts';
import type { CircuitoDeLegajo } from './cargos/cargos-de-contrato.service.ts';
import { confirmarCargoDeLegajo, preLiquidarLegajo } from './liquidaciones/cargos-de-legajo.service.ts';
import { leerCargosPorPagar } from './liquidaciones/cargos-por-pagar.service.ts';
import {
  confirmarLiquidacion,
  preLiquidarMatriculas,
  recalcularLiquidacion,
} from './liquidaciones/liquidar-matriculas.service.ts';
import { exigirQueEntreEnLaBarra, type MediosConectados, medioElegido } from './medios-ofrecidos.ts';

type Pedido = Pick<Peticion<(typeof rutasDeLiquidaciones)['preLiquidacionDeCep']>, 'body'>;
type Confirmacion = Pick<Peticion<(typeof rutasDeLiquidaciones)['confirmarCep']>, 'body'>;

export function registrarLiquidaciones(app: FastifyInstance, conectados: MediosConectados): void {
  const { reloj } = app;
  const preLiquidar =
    (circuito: CircuitoDeLegajo) =>
    ({ body }: Pedido, { db, sesion: { persona_id } }: ContextoConSesion) =>
      preLiquidarLegajo(db, { persona_id, legajo_id: body.id, circuito, hoy: hoy(reloj) }, conectados);
  const confirmar =
    (circuito: CircuitoDeLegajo) =>
    async (
      { body: { conceptos, preferencias_de_pago, usar_saldo = false } }: Confirmacion,
      { db, sesion }: ContextoConSesion,
    ) => {
      const elegirMedio = () => medioElegido(circuito, preferencias_de_pago, conectados);
      const momento = { ahora: reloj(), hoy: hoy(reloj) };
      const orden = await confirmarCargoDeLegajo(db, {
        sesion,
        circuito,
        conceptos,
        elegirMedio,
        usar_saldo,
        ...momento,
      });
      return { ...orden, message: todosLosMensajes.cupon_creado };
    };
  registrarRutas(app, rutasDeLiquidaciones, {
    cargosPorPagar: async ({ params }, { db, sesion }) =>
      armarPagina(await leerCargosPorPagar(db, exigirPropia(params.personaId, sesion), hoy(reloj))),
    preLiquidacionDeCep: preLiquidar('cep'),
    confirmarCep: confirmar('cep'),
    preLiquidacionDeTimbrado: preLiquidar('timbrados'),
    confirmarTimbrado: confirmar('timbrados'),
    preLiquidacion: ({ params }, { db, sesion }) =>
      preLiquidarMatriculas(db, exigirPropia(params.personaId, sesion), hoy(reloj), conectados),
    recalcularLiquidacion: ({ body }, { db, sesion }) => {
      exigirPropia(body.persona_id, sesion);
      return recalcularLiquidacion(db, body, hoy(reloj), conectados);
    },
    confirmarLiquidacion: async ({ body }, { db, sesion }) => {
      exigirPropia(body.persona_id, sesion);
      exigirQueEntreEnLaBarra(body.preferencias_de_pago[0], body.importe_total);
      const orden = await confirmarLiquidacion(db, body, { ahora: reloj(), hoy: hoy(reloj) }, conectados);
      return { ...orden, message: todosLosMensajes.cupon_creado };
    },
  });
}
