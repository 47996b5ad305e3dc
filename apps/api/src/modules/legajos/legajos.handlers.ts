import { rutasDeLegajos, rutasDeYaCargados } from '@colega/contract/legajos';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { accionesPermitidas, impedimento } from '@colega/domain/legajos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { faltaEnLosPapeles } from '../perfil/papeles-de-persona.service.ts';
import { armarPagina } from '../referencias/lista.ts';
import { registrarBandeja } from './bandeja/bandeja.handlers.ts';
import { registrarRevision } from './colegio/revision.handlers.ts';
import { resolverComitentes } from './comitentes-de-legajo.ts';
import { crearLegajo } from './crear-legajo.service.ts';
import { imprimirCvd } from './cvd/cvd.service.ts';
import { registrarDetalles } from './detalles.handlers.ts';
import { buscarNuevos } from './edicion/comitentes-editados.ts';
import { editarLegajo } from './edicion/editar-legajo.service.ts';
import { eliminarLegajo } from './edicion/eliminar-legajo.service.ts';
import { exigirFiltrosPropios } from './filtros-propios.ts';
import { leerConSituacion, leerLegajo, leerSituacion } from './leer-legajo.service.ts';
import { registrarListaAMedida } from './lista-a-medida/lista-a-medida.handlers.ts';
import { listarLegajos } from './listar-legajos.service.ts';
import { registrarObservaciones } from './observaciones/observaciones.handlers.ts';
import { conocidosDelTecnico } from './padron/conocidos-del-tecnico.ts';
import type { DepsDeLegajos } from './revisar-legajo.ts';
import { findHistorial } from './vida/historial.repository.ts';
import { leerYaCargados } from './ya-cargados.service.ts';

export function registrarLegajos(
  app: FastifyInstance,
  deps: DepsDeLegajos & { secreto: string },
  enlacePublico: () => string,
): void {
  const { reloj } = app;
  registrarDetalles(app, deps);
  registrarObservaciones(app);
  registrarListaAMedida(app);
  registrarBandeja(app);
  registrarRevision(app, deps);
  registrarRutas(
    app,
    { ...rutasDeYaCargados, ...rutasDeLegajos },
    {
      listarLegajos: async ({ query }, { db, sesion }) => {
        exigirFiltrosPropios(query, sesion);
        return listarLegajos(db, query, reloj);
      },
      yaCargados: (_, { db, sesion }) => leerYaCargados(db, sesion.persona_id, reloj()),
      legajo: ({ params }, { db, sesion }) => leerLegajo(db, params.id, sesion.persona_id, hoy(reloj)),
      accionesPosibles: async ({ params }, { db, sesion }) => {
        const situacion = await leerSituacion(db, params.id, sesion.persona_id);
        return accionesPermitidas(situacion, hoy(reloj));
      },
      permiteCertificado: async ({ params }, { db, sesion }) => {
        const { legajo, situacion } = await leerConSituacion(db, params.id, sesion.persona_id);
        const problema = impedimento('emitir_certificado', situacion, { quien: 'matriculado', hoy: hoy(reloj) });
        const motivo = problema
          ? textoDelColegio(problema)
          : await faltaEnLosPapeles(db, sesion.persona_id, legajo.matricula.id, hoy(reloj));
        return { permite_certificados: motivo === null, motivo };
      },
      inmueblesDelLegajo: async ({ params }, { db, sesion }) => {
        const { legajo } = await leerConSituacion(db, params.id, sesion.persona_id);
        return armarPagina(legajo.inmuebles);
      },
      historialDelLegajo: async ({ params }, { db, sesion }) =>
        armarPagina(await findHistorial(db, params.id, sesion.persona_id)),
      crearLegajo: {
        preparar: async ({ body: leido }, { db: fuera, sesion: { persona_id } }) => {
          const conocidos = conocidosDelTecnico(fuera, persona_id);
          const clientes = await resolverComitentes(leido.comitentes, deps.buscarComitente, {
            conocidos,
            esBorrador: true,
          });
          return async ({ db, sesion }) => {
            const momento = { ahora: reloj(), hoy: hoy(reloj) };
            const legajo = await crearLegajo(db, deps, sesion, { leido, clientes }, momento);
            return { ...legajo, message: todosLosMensajes.legajo_creado };
          };
        },
      },
      editarLegajo: {
        preparar: async ({ params: { id }, body: leido }, { db: fuera, sesion: { persona_id: personaId } }) => {
          const nuevos = await buscarNuevos(fuera, { id, personaId }, leido.comitentes, deps.buscarComitente);
          return async ({ db, sesion, version: leida }) => {
            const edicion = { id, version: leida, ahora: reloj(), hoy: hoy(reloj) };
            const { version } = await editarLegajo(db, deps, sesion, { leido, nuevos }, edicion);
            return { id, legajo_id: id, version, message: todosLosMensajes.legajo_actualizado };
          };
        },
      },
      imprimirCvd: ({ params }, { db, sesion }) =>
        imprimirCvd(db, params.id, sesion.persona_id, { publicUrl: enlacePublico(), hoy: hoy(reloj) }),
      eliminarLegajo: async ({ params: { id } }, { db, sesion, version }) => {
        await eliminarLegajo(db, sesion, { id, version, ahora: reloj(), hoy: hoy(reloj) });
        return { message: todosLosMensajes.legajo_eliminado };
      },
    },
  );
}
