import type { zLegajoEditado } from '@colega/contract/legajos';
import { detalleOriginal, edicionDelLegajo, type FotoDelLegajo, marcoDelOriginal } from '@colega/domain/legajos';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { autorMatriculado, type Momento } from '../../auditoria/autor.ts';
import { columnasDeBusqueda } from '../buscar-comitentes.ts';
import { filasDeComitentes } from '../comitentes-de-legajo.ts';
import { responderConElCambio } from '../observaciones/observaciones.service.ts';
import { columnasDeDetalle, tareasDeDetalle } from '../revisar-detalle.ts';
import { type DepsDeLegajos, filasDeInmuebles, type QuienEdita, revisarLegajo } from '../revisar-legajo.ts';
import { cambiarLegajo } from '../vida/cambiar-legajo.ts';
import { fijarPlazoDeTimbrado } from '../vida/contratos.repository.ts';
import { type ClientesNuevos, resolverEditados } from './comitentes-editados.ts';
import { findFoto } from './foto-del-legajo.repository.ts';
import { agregarLoCargado } from './leer-lo-cargado.service.ts';
import { tieneMismosMontos } from './mismos-montos.ts';
import { replaceInmuebles } from './replace-inmuebles.repository.ts';
import { replaceComitentes, updateDetalle, updateLegajo } from './update-legajo.repository.ts';

type Edicion = Momento & { id: number; version: number | null };

/** Anything in a draft, and afterwards what answers an observation. Throws 404, 409 (changed by somebody else, or not editable) and 422. */
export const editarLegajo = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: QuienEdita,
  { leido, nuevos }: { leido: z.output<typeof zLegajoEditado>; nuevos: ClientesNuevos },
  { id, version, ahora, hoy }: Edicion,
): Promise<{ version: number }> =>
  cambiarLegajo(
    db,
    {
      legajo_id: id,
      accion: ({ estado }) => (estado === 'borrador' ? 'editar' : 'corregir'),
      autor: autorMatriculado(sesion),
      version,
      ahora,
      hoy,
    },
    async (trx, situacion) => {
      const antes = await fotoDe(trx, id);
      const con_montos = edicionDelLegajo(situacion, hoy) === 'todo';
      exigirMismoContrato(leido, antes);
      if (!con_montos && !tieneMismosMontos(leido, antes)) throw errorHttp(409, 'montos_en_curso');
      const clientes = await resolverEditados(
        trx,
        { id, personaId: sesion.persona_id, esBorrador: situacion.estado === 'borrador' },
        leido.comitentes,
        nuevos,
      );
      const edicion = {
        ...{ rubro_propio: antes.datos.rubro_id, detalle_id: antes.original.id, con_montos },
        fechas: marcoDelOriginal(situacion),
      };
      const revisado = await revisarLegajo(trx, deps, sesion, leido, clientes, hoy, edicion);
      const { detalle, calculo, comitentes } = revisado;
      await updateLegajo(trx, id, {
        matricula_id: leido.matricula_id,
        rubro_id: leido.rubro_id,
        modalidad_id: leido.modalidad_id,
        fecha: detalle.fecha,
        ...columnasDeBusqueda(comitentes),
      });
      await updateDetalle(trx, antes.original.id, {
        ...columnasDeDetalle(detalle, calculo),
        tareas: tareasDeDetalle(detalle),
      });
      // of a former contract there is none here (S-1158)
      if (situacion.estado !== 'borrador' && !detalleOriginal(situacion)?.anterior)
        await fijarPlazoDeTimbrado(trx, antes.original.id, detalle.fecha);
      await replaceComitentes(trx, id, await filasDeComitentes(trx, comitentes));
      await replaceInmuebles(trx, id, filasDeInmuebles(revisado));
      await deps.ajustarCargos(trx, { legajo_id: id, motivo: 'Legajo corregido', ahora, hoy });
      const despues = await fotoDe(trx, id);
      const quien = { autor: autorMatriculado(sesion), ahora };
      const de = { catalogo: deps.catalogo, persona_id: sesion.persona_id };
      const fotos = await agregarLoCargado(trx, de, { antes, ahora: despues });
      const dicho = await responderConElCambio(trx, id, fotos, quien);
      return { resultado: undefined, desde: antes, hasta: { ...despues, ...dicho } };
    },
  );

const fotoDe = async (db: Db, id: number): Promise<FotoDelLegajo> => {
  const foto = await findFoto(db, id);
  if (!foto) throw errorNoEncontrado();
  return foto;
};

const exigirMismoContrato = (
  { detalles: [detalle] }: z.output<typeof zLegajoEditado>,
  { original }: FotoDelLegajo,
): void => {
  if (detalle?.id !== original.id) throw invalido([{ codigo: 'detalle_ajeno', campo: 'detalles.0.id' }]);
  if (detalle.tipo_calculo !== original.tipo_calculo)
    throw invalido([{ codigo: 'tipo_calculo_fijo', campo: 'detalles.0.tipo_calculo' }]);
};
