import type {
  DiferenciaDeRendicion,
  OrigenDeRendicion,
  Rendicion,
  RendicionEntera,
  RenglonRendido,
} from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { asignarDepositos, type RenglonPorEmparejar } from '@colega/domain/dinero';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { paginacion } from '../../referencias/lista.ts';
import { findRendidoPorDia } from '../acreditaciones/cobrado-por-cobrador.repository.ts';
import { leerSueltosDeRendiciones } from '../acreditaciones/dias-de-cobrador.service.ts';
import { armarEspera } from './armar-espera.ts';
import { countPorEntrar } from './dar-entrada.repository.ts';
import { nombreDeEjemplo } from './ejemplo-de-rendicion.ts';
import { emparejarOrigen } from './emparejar.service.ts';
import { leerAcordados } from './leer-acordado.ts';
import {
  countNoRendidos,
  countPorDiferencia,
  countRendiciones,
  countRenglonesDeRendicion,
  findDepositos,
  findDiasDeAcreditacion,
  findDiasDeBancos,
  findDiferencia,
  findRendicionById,
  findRendiciones,
  findRenglonesDeRendicion,
  type RenglonListado,
  type ResumenDeRendicion,
} from './listar.repository.ts';
import { leerLoQueSeDesharia } from './lo-que-se-desharia.ts';
import {
  leerClavesDeBancos,
  leerCobrador,
  leerOrigenes,
  leerOrigenesOfrecidos,
  nombreDeCobrador,
  type OrigenLeido,
  toleranciaHasta,
} from './origenes.ts';
import { leerParecidos } from './parecidos.service.ts';
import {
  findCabezaDeRendicion,
  findResolucion,
  insertResolucion,
  lockOrigen,
  type QueSeResuelve,
} from './rendiciones.repository.ts';

/** `conEjemplos`: where a file to try with is offered. */
export const listarOrigenes = async (
  db: Db,
  { conEjemplos, hoy }: { conEjemplos: boolean; hoy: Fecha },
): Promise<OrigenDeRendicion[]> =>
  (await leerOrigenesOfrecidos(db, hoy)).map(({ clave, nombre, formato, da_entrada, banco, supuesto, se_usa }) => ({
    ...{ clave, nombre, da_entrada, de_a_uno: banco !== null, supuesto, se_usa },
    archivo: formato === 'banco' ? 'csv' : 'texto',
    ejemplo: conEjemplos ? nombreDeEjemplo(formato) : null,
  }));

/** The file of one that the college works no more with is still there. */
const comoOrigen = (origenes: readonly OrigenLeido[], clave: string): OrigenLeido =>
  origenes.find((uno) => uno.clave === clave) ?? {
    clave,
    nombre: clave,
    formato: 'siro',
    medios: [],
    banco: null,
    da_entrada: false,
    tolerancia: { dias: () => 0, maxima: 0 },
    supuesto: false,
    columnas: {},
  };

/** Only a bank tells of deposits. */
const leerSueltosDe = async (db: Db, rendiciones: readonly { id: number; origen: string }[]) => {
  const bancos = await leerClavesDeBancos(db);
  return leerSueltosDeRendiciones(
    db,
    rendiciones.flatMap(({ id, origen }) => (bancos.includes(origen) ? [id] : [])),
  );
};

const leerSueltos = async (db: Db, id: number, { clave: origen }: OrigenLeido): Promise<readonly number[]> =>
  (await leerSueltosDe(db, [{ id, origen }])).get(id) ?? [];

type DeUnResumen = { origen: OrigenLeido; faltan: number; resueltas: number; sueltos: readonly number[] };

const comoRendicion = (
  { leida_en, ...resumen }: ResumenDeRendicion,
  { origen, faltan, resueltas, sueltos }: DeUnResumen,
): Rendicion => {
  return {
    ...resumen,
    leida_en: leida_en.toISOString(),
    origen: {
      clave: origen.clave,
      nombre: origen.nombre,
      da_entrada: origen.da_entrada,
      de_a_uno: origen.banco !== null,
    },
    diferencias: resumen.diferencias + faltan + sueltos.length,
    resueltas: resumen.resueltas + resueltas,
  };
};

export const listarRendiciones = async (db: Db, pagina: { page: number; limit: number }) => {
  const { page, limit } = pagina;
  const [resumenes, total] = await Promise.all([
    findRendiciones(db, { limit, offset: (page - 1) * limit }),
    countRendiciones(db),
  ]);
  const sueltos = await leerSueltosDe(db, resumenes);
  const origenes = await leerOrigenes(db);
  const items: Rendicion[] = [];
  for (const resumen of resumenes) {
    const origen = comoOrigen(origenes, resumen.origen);
    const contados = await countNoRendidos(db, resumen.id, origen);
    items.push(comoRendicion(resumen, { ...contados, origen, sueltos: sueltos.get(resumen.id) ?? [] }));
  }
  return { items, pagination: paginacion(total, pagina) };
};

const leerDepositos = async (db: Db, id: number, origen: OrigenLeido) => {
  const cobrador = await leerCobrador(db, origen.clave);
  if (!cobrador) return [];
  const { desde, hasta } = await findDiasDeAcreditacion(db, id);
  if (desde === null || hasta === null) return [];
  // Those of around tell where what arrived for one day ends.
  const maxima = toleranciaHasta(cobrador, hasta);
  const alrededor = { desde: sumarDias(desde, -maxima), hasta: sumarDias(hasta, maxima) };
  const acreditados = await findRendidoPorDia(db, cobrador, alrededor);
  const depositos = await findDepositos(db, cobrador, alrededor);
  const bancos = await leerClavesDeBancos(db);
  const plazos = { dias: armarEspera(cobrador, acreditados), leidos: await findDiasDeBancos(db, bancos, alrededor) };
  const sinSusDias = acreditados.map(({ dias_de_cobro, ...uno }) => uno);
  const asignados = asignarDepositos(sinSusDias, depositos, plazos);
  return asignados.filter(({ dia }) => dia >= desde && dia <= hasta);
};

export const leerRendicionEntera = async (db: Db, id: number): Promise<RendicionEntera> => {
  const resumen = await findRendicionById(db, id);
  if (!resumen) throw errorNoEncontrado();
  const origen = comoOrigen(await leerOrigenes(db), resumen.origen);
  const sueltos = await leerSueltos(db, id, origen);
  const cobrador = await leerCobrador(db, origen.clave);
  const contados = await countNoRendidos(db, id, origen);
  const rendicion = comoRendicion(resumen, { ...contados, origen, sueltos });
  const porDiferencia = await countPorDiferencia(db, id);
  const contadas = [
    ...porDiferencia,
    { diferencia: 'falta_alla' as const, cantidad: contados.faltan },
    { diferencia: 'deposito_sin_cobros' as const, cantidad: sueltos.length },
  ];
  return {
    ...rendicion,
    depositos: await leerDepositos(db, id, origen),
    acordados: cobrador ? leerAcordados(cobrador, resumen) : [],
    por_diferencia: contadas.filter(({ cantidad }) => cantidad > 0),
    por_dar_entrada: origen.da_entrada && rendicion.anulada === null ? await countPorEntrar(db, id) : 0,
  };
};

type PedidoDeRenglones = {
  que: 'diferencias' | 'resueltas' | 'todos';
  diferencia?: DiferenciaDeRendicion | undefined;
  page: number;
  limit: number;
};

/** Of one that was annulled nothing is done any more. Throws 404, 409. */
const exigirViva = async (db: Db, id: number) => {
  const cabeza = await exigirCabeza(db, id);
  if (cabeza.anulada) throw errorHttp(409, 'rendicion_anulada');
  return cabeza;
};

const exigirCabeza = async (db: Db, id: number) => {
  const cabeza = await findCabezaDeRendicion(db, id);
  if (!cabeza) throw errorNoEncontrado();
  return { ...cabeza, origen: comoOrigen(await leerOrigenes(db), cabeza.origen) };
};

const comoSinPar = ({ renglon_id, diferencia, ...renglon }: RenglonListado): RenglonPorEmparejar[] =>
  renglon_id !== null && diferencia === 'falta_aca' ? [{ ...renglon, id: renglon_id }] : [];

/** A collector, or what the till took. */
const nombreDeQuienDeposita = (clave: string): string => nombreDeCobrador(clave) ?? nombreDeMedio(clave);

export const listarRenglones = async (db: Db, id: number, { que, diferencia, ...pagina }: PedidoDeRenglones) => {
  const { origen } = await exigirCabeza(db, id);
  const sueltos = await leerSueltos(db, id, origen);
  const lista = { origen, rendicionId: id, sueltos, que, diferencia };
  const { page, limit } = pagina;
  const listados = await findRenglonesDeRendicion(db, lista, { limit, offset: (page - 1) * limit });
  const total = await countRenglonesDeRendicion(db, lista);
  const parecidos = await leerParecidos(db, origen, listados.flatMap(comoSinPar));
  const desharian = await leerLoQueSeDesharia(db, origen, id, listados);
  const items: RenglonRendido[] = listados.map((uno) => ({
    ...uno,
    deshace: (uno.renglon_id !== null && desharian.get(uno.renglon_id)) || null,
    deposita: uno.deposita && nombreDeQuienDeposita(uno.deposita),
    parecido: (uno.renglon_id !== null && parecidos.get(uno.renglon_id)) || null,
  }));
  return { items, pagination: paginacion(total, pagina) };
};

export const emparejarDeNuevo = async (db: Db, id: number) => {
  const { origen } = await exigirViva(db, id);
  const emparejados = await emparejarOrigen(db, origen);
  return { emparejados, message: textoDelColegio({ codigo: 'renglones_emparejados', datos: { emparejados } }) };
};

type PedidoDeResolucion = QueSeResuelve & { id: number; motivo: string; autor: Autor; ahora: Date };

/** Once, by whoever is first. Throws 404, 409 for one that is resolved or matches by now, 422. */
export const resolverDiferencia = (db: Db, { id, motivo, autor, ahora, ...que }: PedidoDeResolucion) =>
  enTransaccion(db, async (trx) => {
    const { renglon_id = null, operacion_id = null } = que;
    if ((renglon_id === null) === (operacion_id === null))
      throw invalido([{ codigo: 'requerido', campo: 'renglon_id' }]);
    if (motivo.trim() === '') throw invalido([{ codigo: 'requerido', campo: 'motivo' }]);
    const { origen } = await exigirViva(trx, id);
    await lockOrigen(trx, origen.clave);
    const anterior = await findResolucion(trx, origen.clave, que);
    if (anterior) {
      const datos = { quien: anterior.quien, cuando: formatMomento(anterior.cuando) };
      throw errorHttp(409, 'diferencia_ya_resuelta', { datos });
    }
    const sueltos = await leerSueltos(trx, id, origen);
    const diferencia = await findDiferencia(trx, { origen, rendicionId: id, sueltos }, que);
    if (diferencia === undefined) throw errorNoEncontrado();
    if (diferencia === null) throw errorHttp(409, 'diferencia_que_ya_no_es');
    await insertResolucion(trx, {
      ...{ origen: origen.clave, renglon_id, operacion_id, diferencia, motivo: motivo.trim() },
      ...{ quien: autor.username, cuando: ahora },
    });
    await anotarEnAuditoria(
      trx,
      autor,
      ahora,
      { entidad: 'rendicion', id },
      {
        ...{ accion: 'resolver_diferencia', motivo },
        hasta: {
          diferencia,
          ...(renglon_id !== null && { renglon_id }),
          ...(operacion_id !== null && { operacion_id }),
        },
      },
    );
    return { message: todosLosMensajes.diferencia_resuelta };
  });
