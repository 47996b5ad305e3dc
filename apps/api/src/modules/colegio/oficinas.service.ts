import type { AjusteHecho } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { type Oficina, validarNombreDeOficina, validarOficina } from '@colega/domain/colegio';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { agregarParte } from './agregar-parte.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { findDistritosDelColegio, lockDistritos } from './distritos.repository.ts';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import { findOficinas, insertOficina, updateOficina } from './oficinas.repository.ts';
import { seccionDe } from './secciones.ts';

type ConId = PedidoDeAjuste & { id: number };
type OficinaLeida = Awaited<ReturnType<typeof findOficinas>>[number];

/** Under the lock of the districts, which are few: no two offices take one name, and none is left in one that closes. */
const exigirQueEntre = async (trx: Db, oficina: Oficina, deLasOtras: readonly OficinaLeida[]): Promise<string> => {
  const abiertas = deLasOtras.filter(({ cerrada }) => !cerrada).map(({ nombre }) => nombre);
  exigirSinProblemas(validarNombreDeOficina(oficina.nombre, abiertas));
  if (oficina.distrito_id === null) return TODO_EL_COLEGIO;
  const distrito = (await findDistritosDelColegio(trx)).find(({ id }) => id === oficina.distrito_id);
  if (!distrito || distrito.cerrado) throw invalido([{ codigo: 'distrito_que_no_esta', campo: 'distrito_id' }]);
  return distrito.nombre;
};

const TODO_EL_COLEGIO = 'Todo el Colegio';
const dichaComo = ({ distrito_id: _, telefonos, ...resto }: Oficina, distrito: string) => ({
  ...resto,
  telefonos: telefonos.join(', '),
  distrito,
});
const datosDe = ({ nombre, distrito_id, domicilio, localidad, telefonos, horario, correo, orden }: OficinaLeida) => ({
  ...{ nombre, distrito_id, domicilio, localidad, telefonos, horario, correo, orden },
});

/** Throws 422. */
export const crearOficina = (
  db: Db,
  momento: Pick<PedidoDeAjuste, 'autor' | 'ahora'>,
  oficina: Oficina,
): Promise<AjusteHecho> => {
  exigirSinProblemas(validarOficina(oficina));
  return agregarParte(db, momento, async (trx) => {
    await lockDistritos(trx);
    const distrito = await exigirQueEntre(trx, oficina, await findOficinas(trx));
    const id = await insertOficina(trx, { ...oficina, telefonos: [...oficina.telefonos] });
    return {
      seccion: seccionDe.oficina(id),
      accion: 'agregar_oficina',
      hasta: dichaComo(oficina, distrito),
      message: todosLosMensajes.oficina_agregada,
    };
  });
};

/** Throws 404, 409, 412, 422. */
export const cambiarOficina = (db: Db, pedido: ConId, hasta: Oficina): Promise<AjusteHecho> => {
  exigirSinProblemas(validarOficina(hasta));
  return cambiarAjuste(db, seccionDe.oficina(pedido.id), pedido, async (trx) => {
    await lockDistritos(trx);
    const oficinas = await findOficinas(trx);
    const desde = oficinas.find(({ id }) => id === pedido.id);
    if (!desde) throw errorNoEncontrado();
    const distrito = await exigirQueEntre(
      trx,
      hasta,
      oficinas.filter(({ id }) => id !== pedido.id),
    );
    const distritos = await findDistritosDelColegio(trx);
    const elDeAntes = distritos.find(({ id }) => id === desde.distrito_id)?.nombre ?? TODO_EL_COLEGIO;
    await updateOficina(trx, pedido.id, { ...hasta, telefonos: [...hasta.telefonos] });
    return {
      accion: 'cambiar_oficina',
      desde: dichaComo(datosDe(desde), elDeAntes),
      hasta: dichaComo(hasta, distrito),
      message: todosLosMensajes.ajuste_guardado,
    };
  });
};

/** Closed, it is shown nowhere and keeps its data. Throws 404, 409, 412, 422. */
export const cambiarCierreDeOficina = (db: Db, pedido: ConId, cerrada: boolean): Promise<AjusteHecho> =>
  cambiarAjuste(db, seccionDe.oficina(pedido.id), pedido, async (trx) => {
    await lockDistritos(trx);
    const oficinas = await findOficinas(trx);
    const antes = oficinas.find(({ id }) => id === pedido.id);
    if (!antes) throw errorNoEncontrado();
    if (!cerrada)
      await exigirQueEntre(
        trx,
        datosDe(antes),
        oficinas.filter(({ id }) => id !== pedido.id),
      );
    await updateOficina(trx, pedido.id, { cerrada });
    const estado = (esta: boolean) => (esta ? 'Cerrada' : 'Abierta');
    return {
      accion: cerrada ? 'cerrar_oficina' : 'reabrir_oficina',
      desde: { estado: estado(antes.cerrada) },
      hasta: { estado: estado(cerrada) },
      message: todosLosMensajes[cerrada ? 'oficina_cerrada' : 'oficina_reabierta'],
    };
  });
