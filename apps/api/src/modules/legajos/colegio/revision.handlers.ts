import { rutasDeRevision } from '@colega/contract/legajos';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { textosParaObservar } from '@colega/domain/colegio';
import { type AccionDelColegio, type AccionSobreLoObservado, nombreDeCampo } from '@colega/domain/legajos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { agregarDatosCargados, leerCalculo } from '../../honorarios/calculos.service.ts';
import { leerMedia } from '../../media/media.service.ts';
import { armarPagina } from '../../referencias/lista.ts';
import { cambiarObservacion } from '../observaciones/observaciones.service.ts';
import type { DepsDeLegajos } from '../revisar-legajo.ts';
import { findHistorialConAutor } from '../vida/historial.repository.ts';
import { findImagenesDelLegajo } from './cambios.repository.ts';
import { leerCambios } from './cambios.service.ts';
import { codigoPublico } from './codigo-publico.ts';
import { anularPorElColegio, confirmarPorElColegio, observarLegajo, visarLegajo } from './colegio.service.ts';
import { esCalculoDelLegajo } from './revision.repository.ts';
import { exigirAccionEn, exigirLegajo, exigirObservacion, leerRevision } from './revision.service.ts';
import { anularTimbrado, registrarTimbradoExterno, sellarPrepago } from './timbrados.service.ts';

const contratoDe = ({ detalle_id }: { detalle_id?: number | undefined }) =>
  detalle_id === undefined ? {} : { detalle_id };

const hecho = (legajo_id: number, { version }: { version: number }, message: string) => ({
  ...{ id: legajo_id, legajo_id, version, message },
});

export function registrarRevision(
  app: FastifyInstance,
  { ajustarCargos, catalogo, secreto }: Pick<DepsDeLegajos, 'ajustarCargos' | 'catalogo'> & { secreto: string },
): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  const pedidoDe = async (
    { db, operador, sesion, version }: ContextoDeOperador,
    accion: AccionDelColegio,
    id: number,
  ) => {
    await exigirAccionEn(db, operador, accion, id);
    return { ...momento(), legajo_id: id, autor: autorColegio(sesion), version, ajustarCargos };
  };
  const mover = async (contexto: ContextoDeOperador, id: number, accion: AccionSobreLoObservado, dicho: string) => {
    const observacion = await exigirObservacion(contexto.db, id);
    const { legajo_id } = observacion;
    const { autor, version } = await pedidoDe(contexto, `${accion}_observacion`, legajo_id);
    const cambio = { ...momento(), autor, version, accion, texto: dicho };
    return { ...(await cambiarObservacion(contexto.db, observacion, cambio)), id, legajo_id };
  };
  registrarRutas(app, rutasDeRevision, {
    legajoEnRevision: ({ params }, { db, operador, sesion: { persona_id } }) =>
      leerRevision(db, params.id, { ...operador, persona_id }, momento()),
    cambiosDelLegajo: async ({ params, query: { desde } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', params.id);
      const mirada = desde === undefined ? null : new Date(desde);
      return leerCambios(db, { id: params.id, persona_id, desde: mirada, catalogo });
    },
    historialEnRevision: async ({ params: { id } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
      return armarPagina(await findHistorialConAutor(db, id, persona_id));
    },
    calculoEnRevision: async ({ params: { id, calculo_id } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
      const calculo = (await esCalculoDelLegajo(db, id, calculo_id)) && (await leerCalculo(db, calculo_id, persona_id));
      if (!calculo) throw errorNoEncontrado();
      return agregarDatosCargados(calculo, await catalogo.reciente(db));
    },
    imagenEnRevision: async ({ params: { id, imagen_id } }, { db, operador }) => {
      const { persona_id } = await exigirLegajo(db, operador, 'legajos.ver', id);
      const [imagen] = await findImagenesDelLegajo(db, id, [imagen_id]);
      if (!imagen) throw errorNoEncontrado();
      return leerMedia(db, imagen_id, persona_id, { secreto, ahora: reloj() });
    },
    observacionesTipo: async (_, { db }) => {
      const textos = textosParaObservar(await leerListasEnVigor(db), hoy(reloj));
      return armarPagina(textos.map((uno) => ({ ...uno, nombre: nombreDeCampo(uno.campo) })));
    },
    observarLegajo: async ({ params: { id }, body }, contexto) => {
      const pedido = await pedidoDe(contexto, 'observar', id);
      return hecho(id, await observarLegajo(contexto.db, { ...pedido, ...body }), todosLosMensajes.legajo_observado);
    },
    confirmarLegajo: async ({ params: { id } }, contexto) => {
      const pedido = await pedidoDe(contexto, 'confirmar', id);
      return hecho(id, await confirmarPorElColegio(contexto.db, pedido), todosLosMensajes.legajo_confirmado);
    },
    sellarContrato: async ({ params: { id }, body }, contexto) => {
      const pedido = { ...(await pedidoDe(contexto, 'sellar_prepago', id)), ...contratoDe(body), lugar: body.lugar };
      return hecho(id, await sellarPrepago(contexto.db, pedido), todosLosMensajes.contrato_timbrado);
    },
    registrarTimbradoExterno: async ({ params: { id }, body: { detalle_id, ...sello } }, contexto) => {
      const pedido = { ...(await pedidoDe(contexto, 'timbrado_externo', id)), ...contratoDe({ detalle_id }), sello };
      const { debido, importe, version } = await registrarTimbradoExterno(contexto.db, pedido);
      return { ...hecho(id, { version }, todosLosMensajes.timbrado_registrado), debido, importe };
    },
    anularTimbrado: async ({ params: { id }, body }, contexto) => {
      const pedido = { ...(await pedidoDe(contexto, 'anular_timbrado', id)), ...contratoDe(body), motivo: body.motivo };
      const { numero, version } = await anularTimbrado(contexto.db, pedido);
      return hecho(id, { version }, textoDelColegio({ codigo: 'timbrado_anulado', datos: { numero } }));
    },
    visarLegajo: async ({ params: { id } }, contexto) => {
      const pedido = { ...(await pedidoDe(contexto, 'visar', id)), codigo: codigoPublico() };
      const { numero, numero_control, version } = await visarLegajo(contexto.db, pedido);
      const message = textoDelColegio({ codigo: 'legajo_visado', datos: { numero } });
      return { ...hecho(id, { version }, message), visado: { numero, numero_control } };
    },
    anularLegajo: async ({ params: { id }, body }, contexto) => {
      const pedido = await pedidoDe(contexto, 'anular', id);
      return hecho(id, await anularPorElColegio(contexto.db, { ...pedido, ...body }), todosLosMensajes.legajo_anulado);
    },
    aceptarObservacion: async ({ params, body }, contexto) => ({
      ...(await mover(contexto, params.id, 'aceptar', body.texto)),
      message: todosLosMensajes.observacion_aceptada,
    }),
    reabrirObservacion: async ({ params, body }, contexto) => ({
      ...(await mover(contexto, params.id, 'reabrir', body.texto)),
      message: todosLosMensajes.observacion_reabierta,
    }),
    retirarObservacion: async ({ params, body }, contexto) => ({
      ...(await mover(contexto, params.id, 'retirar', body.texto)),
      message: todosLosMensajes.observacion_retirada,
    }),
  });
}
