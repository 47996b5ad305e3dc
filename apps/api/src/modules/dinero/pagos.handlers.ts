import { rutasDeIntencion, rutasDePagos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { CIRCUITOS, MEDIOS_EN_LINEA, type MedioEnLinea } from '@colega/domain/dinero';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { ErrorHttp } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { ContextoConSesion } from '../../http/rutas.ts';
import { mediosDeCircuito, mediosDeTodosLosCircuitos } from '../referencias/datos/medios-de-pago.ts';
import { registrarAcreditaciones } from './acreditaciones/acreditaciones.handlers.ts';
import { registrarCargosDelAnio } from './cargos-del-anio/cargos-del-anio.handlers.ts';
import { registrarCierres } from './cierres/cierres.handlers.ts';
import { registrarLoPorRevisar } from './colegio/por-revisar.handlers.ts';
import { registrarConciliaciones } from './conciliacion/conciliaciones.handlers.ts';
import { registrarCuentasDePersonas } from './cuentas/cuentas.handlers.ts';
import { registrarDepositos } from './depositos/depositos.handlers.ts';
import { registrarDeudores } from './deudores/deudores.handlers.ts';
import { abrirIntencion } from './intenciones/abrir-intencion.service.ts';
import { pantallaDeRetorno } from './intenciones/pantalla-de-retorno.ts';
import { atenderAviso, consultarPago, resultadoDeSiro } from './intenciones/resultado.service.ts';
import { crearTurnos } from './intenciones/turnos.ts';
import { registrarLibro } from './libro/libro.handlers.ts';
import { elegirMedio } from './ordenes/elegir-medio.service.ts';
import { leerCupon } from './ordenes/leer-cupon.service.ts';
import { enviarARedLink } from './ordenes/red-link.service.ts';
import type { DepsDePagos } from './pagos.ts';
import type { Pasarelas } from './pasarelas/pasarela.ts';
import { registrarPagosRecibidos } from './recibidos/recibidos.handlers.ts';
import { registrarRendiciones } from './rendiciones/rendiciones.handlers.ts';

const LARGO_DE_RESULTADO = 200;

const { avisoDePago, ...conCuerpoLeido } = rutasDePagos;

type DondeSePaga = { convenio: string | null; publicUrl: () => string };

export function registrarPagos(app: FastifyInstance, pasarelas: Pasarelas, { convenio, publicUrl }: DondeSePaga): void {
  const { db, reloj } = app;
  const deps: DepsDePagos = { db, pasarelas, reloj, turnos: crearTurnos(), publicUrl };
  registrarAvisos(app, deps);
  registrarAperturas(app, deps);
  registrarLoPorRevisar(app, convenio);
  registrarRendiciones(app, deps);
  registrarAcreditaciones(app);
  registrarCierres(app);
  registrarDepositos(app);
  registrarLibro(app);
  registrarConciliaciones(app);
  registrarCargosDelAnio(app);
  registrarCuentasDePersonas(app);
  registrarDeudores(app);
  registrarPagosRecibidos(app, pasarelas, publicUrl);
  registrarRutas(app, conCuerpoLeido, {
    mediosHabilitados: () => mediosHabilitados(pasarelas),
    elegirMedio: async ({ params, body }, { db: trx, sesion }) => {
      const { persona_id } = sesion;
      const eleccion = { orden_id: params.id, persona_id, medio: body.key, hoy: hoy(reloj) };
      await elegirMedio(trx, eleccion, pasarelas);
      return {
        message: todosLosMensajes.medio_elegido,
        cupon: await leerCupon(trx, params.id, persona_id, hoy(reloj)),
      };
    },
    altaDeDeuda: {
      preparar: async ({ body: { orden_id } }, { sesion: { persona_id } }) => {
        await enviarARedLink(deps, { orden_id, persona_id });
        return async ({ db: trx }) => ({
          message: todosLosMensajes.cupon_enviado_a_redlink,
          cupon: await leerCupon(trx, orden_id, persona_id, hoy(reloj)),
        });
      },
    },
    resultadoDeSiro: ({ body }, { sesion }) => {
      const retorno = { referencia: body.IdReferenciaOperacion, resultado: body.IdResultado ?? null };
      return resultadoDeSiro(deps, retorno, sesion.persona_id);
    },
    consultarPago: ({ params }, { sesion }) => consultarPago(deps, params.id, sesion.persona_id),
    retornoDePago: async ({ params: { medio, referencia }, query }, { pedido_id }) => {
      try {
        const retorno = await atenderAviso(deps, { medio, referencia }, resultadoEn(query));
        return pantallaDeRetorno(medio, retorno, query);
      } catch (error) {
        // This is the browser of somebody who may have paid: whatever went wrong, the portal says what to do.
        if (!(error instanceof ErrorHttp))
          app.log.error({ err: error, pedido_id }, 'no se pudo atender la vuelta de un pago');
        return pantallaDeRetorno(medio, null, query);
      }
    },
  });
}

const mediosHabilitados = ({ conectados }: Pasarelas) => ({
  items: mediosDeTodosLosCircuitos(conectados),
  por_circuito: Object.fromEntries(CIRCUITOS.map((c) => [c, mediosDeCircuito(c, conectados)])) as Record<
    (typeof CIRCUITOS)[number],
    ReturnType<typeof mediosDeCircuito>
  >,
});

/** It runs outside the transaction that keeps the answer: the intention is recorded whatever comes after. */
const abrirCon =
  (deps: DepsDePagos, medio: MedioEnLinea) =>
  async ({ body: { orden_id } }: { body: { orden_id: number } }, { sesion: { persona_id } }: ContextoConSesion) => {
    const urlRedirect = await abrirIntencion(deps, { orden_id, persona_id, medio });
    return async () => ({ urlRedirect });
  };

const resultadoEn = ({ IdResultado }: Readonly<Record<string, unknown>>): string | null =>
  typeof IdResultado === 'string' && IdResultado.length <= LARGO_DE_RESULTADO ? IdResultado : null;

function registrarAperturas(app: FastifyInstance, deps: DepsDePagos): void {
  for (const medio of MEDIOS_EN_LINEA)
    registrarRutas(app, { abrir: rutasDeIntencion[medio] }, { abrir: { preparar: abrirCon(deps, medio) } });
}

/** A provider's body is not even read, whatever its type: only its arrival counts. */
function registrarAvisos(app: FastifyInstance, deps: DepsDePagos): void {
  app.register(async (avisos) => {
    avisos.removeAllContentTypeParsers();
    avisos.addContentTypeParser('*', { parseAs: 'buffer' }, (_pedido, _cuerpo, listo) => listo(null, {}));
    registrarRutas(
      avisos,
      { avisoDePago },
      {
        avisoDePago: async ({ params }) => {
          await atenderAviso(deps, params, null);
          return { message: todosLosMensajes.aviso_recibido };
        },
      },
    );
  });
}
