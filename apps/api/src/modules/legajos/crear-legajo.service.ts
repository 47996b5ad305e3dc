import type { zLegajoEntrada } from '@colega/contract/legajos';
import type { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { autorMatriculado, type Momento } from '../auditoria/autor.ts';
import { exigirDistritoAbierto } from '../perfil/exigir-distrito-abierto.ts';
import { replaceColas } from './bandeja/colas.repository.ts';
import { columnasDeBusqueda } from './buscar-comitentes.ts';
import { type ClientesResueltos, filasDeComitentes } from './comitentes-de-legajo.ts';
import { insertComitentes, insertDetalle, insertInmuebles, insertLegajo } from './insert-legajo.repository.ts';
import { columnasDeDetalle, tareasDeDetalle } from './revisar-detalle.ts';
import { type DepsDeLegajos, filasDeInmuebles, type QuienEdita, revisarLegajo } from './revisar-legajo.ts';
import { anotarHecho } from './vida/anotar-hecho.service.ts';
import { avisarDeLasColas } from './vida/avisar-del-cambio.ts';
import { findSituacion } from './vida/situacion.repository.ts';

/** Creates a draft file with its original contract, whole or not at all. Throws 422 with every wrong field, 409. */
export const crearLegajo = async (
  db: Db,
  deps: DepsDeLegajos,
  sesion: QuienEdita,
  { leido, clientes }: { leido: z.output<typeof zLegajoEntrada>; clientes: ClientesResueltos },
  { ahora, hoy }: Momento,
): Promise<{ id: number; numero_legajo: number }> =>
  enTransaccion(db, async (trx) => {
    await exigirDistritoAbierto(trx, sesion.persona_id, 'tu_distrito_cerrado');
    const revisado = await revisarLegajo(trx, deps, sesion, leido, clientes, hoy);
    const { contexto, detalle, calculo, comitentes } = revisado;
    const legajo = await insertLegajo(trx, {
      estado: 'borrador',
      persona_id: sesion.persona_id,
      usuario_id: sesion.user_id,
      distrito_id: contexto.distrito_id,
      matricula_id: leido.matricula_id,
      rubro_id: leido.rubro_id,
      modalidad_id: leido.modalidad_id,
      fecha: detalle.fecha, // S-96
      creado_en: ahora,
      ...columnasDeBusqueda(comitentes),
    });
    await insertDetalle(trx, legajo.id, {
      ...columnasDeDetalle(detalle, calculo),
      estado: 'borrador',
      tipo_contrato: 'original',
      tareas: tareasDeDetalle(detalle),
    });
    await insertComitentes(trx, legajo.id, await filasDeComitentes(trx, comitentes));
    await insertInmuebles(trx, legajo.id, filasDeInmuebles(revisado));
    const situacion = await findSituacion(trx, legajo.id);
    if (situacion) {
      const { entro } = await replaceColas(trx, legajo.id, situacion, ahora);
      const cambio = { legajo_id: legajo.id, version: 1, autor: autorMatriculado(sesion), ahora };
      await avisarDeLasColas(trx, cambio, entro);
    }
    const hasta = { estado: 'borrador', numero_legajo: legajo.numero_legajo };
    await anotarHecho(trx, autorMatriculado(sesion), ahora, legajo.id, { accion: 'crear', hasta });
    return legajo;
  });
