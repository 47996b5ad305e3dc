import type { AccionDeAuditoria } from '@colega/contract/auditoria';
import type { PrimerosPasos } from '@colega/contract/colegio';
import {
  CLAVES_DE_LISTA,
  type ClaveDeLista,
  type EstadoDePaso,
  PASOS,
  type PasoDelColegio,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { anotarEnAuditoria } from '../auditoria/anotar.service.ts';
import type { Autor } from '../auditoria/autor.ts';
import { lockSeccion, updateVersion } from './ajustes.repository.ts';
import { findListasPropias, hayLegajosPropios } from './listas/listas.repository.ts';
import {
  findActosSobreElColegio,
  findPasos,
  findPrimerosPasosCerrados,
  findQueTarifaHay,
  updatePrimerosPasosCerrados,
  upsertPaso,
} from './primeros-pasos.repository.ts';

/** By which it is known that the college said it, and the program did not. */
const ACTOS_DE: Readonly<Record<PasoDelColegio, readonly AccionDeAuditoria[]>> = {
  identidad: ['cambiar_identidad'],
  marca: ['cambiar_colores', 'cambiar_marca'],
  distritos: ['cambiar_distrito', 'agregar_distrito', 'cerrar_distrito', 'mover_partidos'],
  oficinas: ['agregar_oficina', 'cambiar_oficina', 'cerrar_oficina'],
  rubros: ['cambiar_rubros'],
  plazos: ['cambiar_plazo'],
  textos: ['cambiar_texto'],
  cuentas: ['cambiar_codigo_de_cuenta', 'agregar_banco', 'cambiar_banco'],
};

export const leerPrimerosPasos = async (db: Db, hoy: Fecha): Promise<PrimerosPasos> => {
  const [marcados, cerrados, actos, propias, en_marcha, tarifa] = await Promise.all([
    ...([findPasos(db), findPrimerosPasosCerrados(db), findActosSobreElColegio(db)] as const),
    ...([findListasPropias(db), hayLegajosPropios(db), findQueTarifaHay(db, hoy)] as const),
  ]);
  // The terms are said in a step or published as a list, and the offices were said one by one before they were a list.
  const dijo = (paso: PasoDelColegio): boolean =>
    ACTOS_DE[paso].some((accion) => actos.has(accion)) || propias.has(paso);
  const esDelPrograma = (lista: ClaveDeLista): boolean =>
    !propias.has(lista) && !(lista === 'oficinas' && dijo('oficinas'));
  return {
    ...{ ...tarifa, cerrados, en_marcha, listas_de_fabrica: CLAVES_DE_LISTA.filter(esDelPrograma) },
    pasos: PASOS.map((paso) => ({
      paso,
      estado: marcados.find((uno) => uno.paso === paso)?.estado ?? 'pendiente',
      de_fabrica: !dijo(paso),
    })),
  };
};

type Pedido = { autor: Autor; ahora: Date; hoy: Fecha };
type Anotado = { accion: AccionDeAuditoria; desde: object; hasta: object };

/** One at a time; what was so already is left as it is, and nothing is written of it. */
const cambiar = (
  db: Db,
  { autor, ahora, hoy }: Pedido,
  trabajo: (trx: Db, antes: PrimerosPasos) => Promise<Anotado | null>,
): Promise<PrimerosPasos> =>
  enTransaccion(db, async (trx) => {
    const seccion = await lockSeccion(trx, 'primeros_pasos');
    if (!seccion) throw errorNoEncontrado();
    const hecho = await trabajo(trx, await leerPrimerosPasos(trx, hoy));
    if (hecho) {
      await anotarEnAuditoria(trx, autor, ahora, { entidad: 'colegio', id: seccion.id }, hecho);
      await updateVersion(trx, seccion.id);
    }
    return leerPrimerosPasos(trx, hoy);
  });

export const marcarPaso = (
  db: Db,
  pedido: Pedido,
  paso: PasoDelColegio,
  estado: EstadoDePaso,
): Promise<PrimerosPasos> =>
  cambiar(db, pedido, async (trx, { pasos }) => {
    const antes = pasos.find((uno) => uno.paso === paso)?.estado ?? 'pendiente';
    if (antes === estado) return null;
    await upsertPaso(trx, { paso, estado, cambiado_en: pedido.ahora });
    return { accion: 'marcar_paso', desde: { [paso]: antes }, hasta: { [paso]: estado } };
  });

export const cerrarPrimerosPasos = (db: Db, pedido: Pedido, cerrados: boolean): Promise<PrimerosPasos> =>
  cambiar(db, pedido, async (trx, antes) => {
    if (antes.cerrados === cerrados) return null;
    await updatePrimerosPasosCerrados(trx, cerrados);
    const decir = (estan: boolean) => ({ aviso: estan ? 'No se muestra' : 'Se muestra' });
    return { accion: 'cerrar_primeros_pasos', desde: decir(antes.cerrados), hasta: decir(cerrados) };
  });
